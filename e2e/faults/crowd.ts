import { endpoints } from '../../src/api/endpoints'
import type { Content, Target } from '../../src/commit/plan'
import { seededRandom, pick, type Random } from '../../src/lib/random'
import { custom } from '../prompt-texts'
import type { Console } from './console'
import { FAULTS, type Fault } from './faults'
import { sitDown } from './people'
import { admins, type World } from './world'

/** What a console said that it has committed: which revision, with what, and on top of what its person saw. */
export type Acknowledged = { who: string; revision: number; text: string; saw: Content }

/** Presses until a person gives up. */
const PRESSES = 400

/** Lines that one person adds to the Prompt, one commit each. */
const LINES = 2

/** A network that is nobody's friend, but lets a request through in the end. */
const faulty = (random: Random): Fault[] =>
  Array.from({ length: 10 }, () => (random() < 0.4 ? pick(random, FAULTS) : 'none'))

/**
 * Twenty people at once on one Prompt. Each reads the head, adds a line of their own and commits it with the head's
 * ETag; who comes late reviews the new head, adds the line to that and goes again. Every second one is on the faulty network.
 */
export async function gather(world: World, target: Target, seed: number): Promise<Acknowledged[]> {
  const seats: { who: string; console: Console }[] = []
  for (const [at, { token, principal }] of admins.entries()) {
    const url = at % 2 === 0 ? world.backend.apiURL : world.proxyURL
    seats.push({ who: principal.id, console: await sitDown(url, token) })
  }
  const path = endpoints.artifact(target.scopeId, target.family, target.artifactId)
  const random = seededRandom(seed)
  world.proxy.arm(path, {
    write: Array.from({ length: 20 }, () => faulty(random)).flat(),
    read: [],
  })
  const acknowledged: Acknowledged[] = []
  await Promise.all(
    seats.map(async ({ who, console }) => {
      for (let line = 1; line <= LINES; line++) {
        acknowledged.push(await addLine(console, target, who, `${who} was here, line ${line}.`))
      }
    }),
  )
  world.proxy.disarm(path)
  await world.proxy.quiet(path)
  return acknowledged
}

async function addLine(
  console: Console,
  target: Target,
  who: string,
  line: string,
): Promise<Acknowledged> {
  const withLine = (content: Content) => custom(`${String(content['instructions'])}\n${line}`)
  const seen = await console.readHead(target)
  const dialog = console.openDialog(
    { kind: 'edit', target, seen, content: withLine(seen.content), restoredFrom: null },
    '',
  )
  for (let press = 0; press < PRESSES; press++) {
    const state = dialog.says()
    if (state.kind === 'committed') {
      const { content, seen: saw } = dialog.plan()
      const text = String(content['instructions'])
      return { who, revision: state.revision, text, saw: saw.content }
    }
    if (state.kind === 'unchecked') await dialog.checkAgain()
    else if (state.kind === 'conflict' && state.attribution === 'author-unknown') {
      // A person sees that the line is there already, and by whom the console can't say: not counted twice.
      const text = String(dialog.plan().content['instructions'])
      return {
        who,
        revision: dialog.plan().seen.revision + 1,
        text,
        saw: dialog.plan().seen.content,
      }
    } else if (state.kind === 'conflict') dialog.review((head) => withLine(head.content))
    else await dialog.press()
  }
  throw new Error(`${who} never came through: ${dialog.says().kind}`)
}
