import { TURNS } from '../scripts/test-sizes.mjs'

/**
 * Three rings of tests. `npm test` runs the everyday one: what anybody waits for before a commit. A change lands when
 * `npm test -- --land` passes, within 90 minutes on a slow machine too: it leaves out what its time does not reach, and counts
 * that as skipped. `npm test -- --all` runs everything.
 */
export const isEveryday = process.env['SCOPE_CONSOLE_RING'] === 'everyday'

/** The turn of a landing, a number below `TURNS` that it draws. It decides which journeys each real server gets. Other runs have no turn. */
export const TURN = process.env['SCOPE_CONSOLE_TURN']

/** From then on a landing begins no journey (`LANDING_MINUTES`), in milliseconds of the epoch. Other runs have no end. */
export const ENDS = Number(process.env['SCOPE_CONSOLE_ENDS'] ?? Infinity)

/**
 * Files of journeys that are there for all three servers, because the servers differ, or have differed, in what they write,
 * record, refuse or hold back. The other journeys try the console itself. Every ring plays both kinds on the embedded service,
 * apart from long journeys (`LONG`). On the real servers the everyday ring plays these files alone, `--all` plays all files,
 * and a landing plays those that its turn deals to a server (`isLeftOut`).
 */
export const ON_EVERY_SERVER = [
  'smoke',
  'session',
  'scopes',
  'scopes-table',
  'scope-contents',
  'artifacts',
  'history',
  'memory-diff',
  'prompt-journey',
  'prompt-status',
  'commit-restore',
  'commit-conflict',
  'create',
  'tags',
  'edit-families',
  'edit-conflict',
  'audit-event',
  'audit-event-artifact',
  'audit-prompts',
  'audit-questions',
  'audit-tasks',
  'access',
  'access-change',
  'access-rivals',
  'access-review',
  'access-review-scopes',
  'access-review-forty',
  'quiet',
  'author',
  'which-revision-runs',
  'proxy',
  'web-servers',
  'rolling-upgrade',
].map((name) => `${name}.e2e.ts`)

/**
 * Journeys that go the same way many times, by file and title: thousands of events, twenty commits, every screen in every
 * size and theme, every spelling of an id. A run of everything plays them, a landing every other one, and the next turn the
 * rest (`longLeftOut`). So an everyday run does not notice
 * - what axe finds on a screen (it still looks at dialogs and menus),
 * - a word outside the catalogues,
 * - a part that is hidden on a phone,
 * - a screen that breaks Trusted Types, shows no fault, or does not say how old it is,
 * - a build whose bytes depend on where it was made.
 */
export const LONG: readonly (readonly [file: string, title: string])[] = [
  [
    'access-review-forty',
    'a review of 40 bindings is stopped, taken up on a changed server, finished and reported: each is as it was decided',
  ],
  ['accessibility', 'axe finds nothing on any screen, in light and dark, wide and at 320 px'],
  ['audit', 'scrolls an audit of some thousand events to its end: every event once, in order'],
  ['audit-export', 'an export is complete and without doubles while another client changes grants'],
  ['audit-export', 'the export dialog is accessible by keyboard, at 320 px and in both themes'],
  ['audit-filters', 'filters are accessible at 320 px and in Chinese, with a menu open'],
  ['audit-gaps', 'a jump leaves a row for what it skipped, which names its time and loads it'],
  ['audit-live', 'follows new events while it is asked to, at one audited call a look'],
  ['audit-table', 'the list and its jumps are accessible, wide and at 320 px'],
  ['commit-faults', 'commits over a faulty network are told truly on screen'],
  ['diff', 'axe finds nothing in a diff, however it is shown'],
  ['fault-table', 'every fault of a read is told once, and one press recovers from it'],
  ['fault-table', 'no fault sends a write by itself, and each is told'],
  ['faults-of-screens', 'is shown as one, and one press recovers from it'],
  [
    'freshness-looks',
    'each screen says how old it is, reloads on "Refresh", and checks once a minute',
  ],
  ['harness', 'a screen that ignores the dark theme is found'],
  ['ids', 'no address typed by hand makes a request with an id that cannot exist'],
  ['ids', 'says of an id that cannot exist that it cannot, and asks nothing'],
  ['ids', 'ids that the server’s own answers name lead nowhere where they cannot exist'],
  [
    'kept-hostile',
    'whatever stands in the browser’s storage, the screens open and nothing of it runs',
  ],
  ['pseudo-language', 'every word on screen is in a catalogue, or the service’s own'],
  ['same-bytes', 'two builds in two folders give the same bytes, the packed command too'],
  ['seen', 'what each screen is for is seen on a desktop, a phone and a narrow screen'],
  [
    'trusted-types',
    'every screen, dialog, menu, chart, comparison and export works under Trusted Types',
  ],
]

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for one journey of `LONG`. Playwright holds it against project, file and title, with a space between each two. */
const patternOf = ([file, title]: (typeof LONG)[number]) =>
  new RegExp(`${literally(`${file}.e2e.ts`)} .*${literally(title)}$`)

/** The journeys of `LONG` that a ring leaves out: all of them, those of the other turns, or none. */
export function longLeftOut(ring: 'everyday' | 'other', turn: string | undefined): RegExp[] {
  if (ring === 'everyday') return LONG.map(patternOf)
  if (turn === undefined) return []
  return LONG.filter((_, place) => (place + Number(turn)) % 2 !== 0).map(patternOf)
}

/** Every landing plays these on both real servers: they are quick, and where they fail, the other journeys fail for the same reason. */
const ON_BOTH = ['smoke.e2e.ts']
/** Every landing plays these on 1.0.0: some of their journeys need a Scope's own Memory, or a server without a search, and no other server has either. */
export const ON_THE_OLDEST = [
  'artifacts-search.e2e.ts',
  'commit-claims.e2e.ts',
  'edit-families.e2e.ts',
  'memory-diff.e2e.ts',
]
/** These start servers of their own beside the newest one, and are played nowhere else. */
export const BESIDE_NEWEST = ['rolling-upgrade.e2e.ts', 'web-servers.e2e.ts']

/**
 * Tells whether a landing leaves a file of journeys out on a real server: all files on both servers would take more than 90 minutes.
 * A landing plays each file of `ON_EVERY_SERVER` on one of the two servers, and the landing of the next turn plays it on the other.
 * It plays one in `TURNS` of the other files on each server. Its turn and the place of the file among the `files` choose which.
 * A run without a turn leaves nothing out.
 */
export function isLeftOut(
  file: string,
  server: 'powercontext-1.0.0' | 'powercontext-newest',
  files: readonly string[],
  turn: string | undefined,
): boolean {
  if (turn === undefined || ON_BOTH.includes(file)) return false
  const isNewest = server === 'powercontext-newest'
  if (BESIDE_NEWEST.includes(file)) return !isNewest
  if (ON_THE_OLDEST.includes(file) && !isNewest) return false
  const dealt = files.indexOf(file) + Number(turn)
  if (ON_EVERY_SERVER.includes(file)) return dealt % 2 !== (isNewest ? 0 : 1)
  return dealt % TURNS !== (isNewest ? 0 : TURNS / 2)
}
