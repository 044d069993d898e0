import { HOSTILE } from '../src/host/testing/hostile-requests'
import { RawConnection, statusOf } from '../src/host/testing/raw-connection'
import type { Message } from '../src/host/testing/strict-message'
import { expect, test } from './fixtures'
import { identities, type IdentityName } from './identities'

const TURNS = 40

/** Whom an answer of `access/me` names; undefined for the dashboard's page, which anybody may have. */
function named(message: Message): unknown {
  if (message.headers.get('content-type') !== 'application/json') return undefined
  return JSON.parse(message.body.toString() || '{}').principal?.id
}

/** Asks who one is, again and again on one kept connection. */
async function ask(origin: string, who: IdentityName, turns: number): Promise<unknown[]> {
  const { host } = new URL(origin)
  const client = new RawConnection(origin)
  const answers: unknown[] = []
  while (answers.length < turns) {
    await client.send(
      `GET /v1/access/me HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${identities[who].token}\r\n\r\n`,
    )
    const answer = await client.answer()
    // A busy server puts people off, which is its answer to them too (contract §1).
    if (statusOf(answer) === 503) continue
    const isOwn = answer !== null && statusOf(answer) === 200
    answers.push(isOwn ? named(answer) : `${answer?.start} ${answer?.body.toString()}`)
  }
  await client.leave()
  return answers
}

/** Sends every hostile request to where everybody asks. @returns whom the answers named that came */
async function attack(origin: string, credential: string): Promise<unknown[]> {
  const { host } = new URL(origin)
  const read: unknown[] = []
  for (const { bytes } of HOSTILE) {
    const client = new RawConnection(origin)
    // The first of each is in the head; what a body hides stays as long as it was.
    await client.send(
      bytes
        .replace('Host: h', `Host: ${host}`)
        .replace('Authorization: Bearer eve\r\n', credential)
        .replace(' /v1/a ', ' /v1/access/me '),
    )
    const answered = client.answer(bytes.startsWith('HEAD'))
    // Some wait for more than they get: they are left after somebody else was answered.
    const meanwhile = ask(origin, 'stranger', 1)
    const answer = await Promise.race([answered, meanwhile.then(() => null)])
    if (answer !== null && statusOf(answer) === 200) read.push(named(answer))
    expect(await meanwhile).toEqual([identities.stranger.principal.id])
    await client.leave()
  }
  return read
}

test('nobody gets an answer that was meant for another one, whatever a third one sends', async ({
  backend,
}) => {
  test.slow()
  const origin = backend.baseURL
  const token = `Authorization: Bearer ${identities.stranger.token}\r\n`
  const attacks = Promise.all([attack(origin, ''), attack(origin, token)])
  const asked = ['viewer', 'bot', 'viewer', 'bot'] as const
  const answers = await Promise.all(asked.map((who) => ask(origin, who, TURNS)))
  const [anonymous, stranger] = await attacks
  expect(answers).toEqual(
    asked.map((who) => Array<string>(TURNS).fill(identities[who].principal.id)),
  )
  // The attacker's own answers, as far as they were waited for.
  expect(anonymous.filter((name) => name !== undefined)).toEqual([])
  const own = [undefined, identities.stranger.principal.id]
  expect(stranger.filter((name) => !own.includes(name as string))).toEqual([])
})
