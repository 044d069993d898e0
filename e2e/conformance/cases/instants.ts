import { randomUUID } from 'node:crypto'
import type { CaseGroup } from '../case'
import { brief } from '../observe'
import { principalOf } from '../people'
import type { BindingRef } from '../world'
import { create, own, replace, row, type Body } from './binding-requests'

type Form = string | number | boolean

/** How an instant may be written, and how the answer to a grant that ends then writes it. */
const TAKEN: readonly (readonly [written: Form, answered: string])[] = [
  ['2099-11-24T10:00:00.1Z', '2099-11-24T10:00:00.100000Z'],
  ['2099-11-24T10:00:00.9999999Z', '2099-11-24T10:00:00.999999Z'],
  ['2099-11-24T10:00:00.000000Z', '2099-11-24T10:00:00Z'],
  ['2099-11-24t10:00:00.5z', '2099-11-24T10:00:00.500000Z'],
  ['2099-11-24 10:00:00Z', '2099-11-24T10:00:00Z'],
  ['2099-11-24_10:00:00Z', '2099-11-24T10:00:00Z'],
  ['2099-11-24T10:00:00,5Z', '2099-11-24T10:00:00.500000Z'],
  ['2099-11-24T10:00Z', '2099-11-24T10:00:00Z'],
  ['2099-11-24T10:00+01:00', '2099-11-24T10:00:00+01:00'],
  ['2099-11-24T10:00:00+0100', '2099-11-24T10:00:00+01:00'],
  ['2099-11-24T10:00:00-23:59', '2099-11-24T10:00:00-23:59'],
  // A minus sign of its own (U+2212) in place of the hyphen.
  ['2099-11-24T10:00:00\u221201:00', '2099-11-24T10:00:00-01:00'],
  ['2099-11-24T10:00:00-00:00', '2099-11-24T10:00:00Z'],
  ['2096-02-29T10:00:00Z', '2096-02-29T10:00:00Z'],
  ['4099651200', '2099-11-29T16:00:00Z'],
  ['+4099651200.', '2099-11-29T16:00:00Z'],
  ['4099651200.5', '2099-11-29T16:00:00.500000Z'],
  ['4099651200000', '2099-11-29T16:00:00Z'],
  [4099651200, '2099-11-29T16:00:00Z'],
  [4099651200.123456, '2099-11-29T16:00:00.123456Z'],
  [4099651200000.5, '2099-11-29T16:00:00.000500Z'],
  // Numbers up to twenty billion are seconds, larger ones milliseconds.
  [20000000000, '2603-10-11T11:33:20Z'],
  [253402300799999, '9999-12-31T23:59:59.999000Z'],
  ['9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59.999999Z'],
]

const REFUSED: readonly Form[] = [
  '2099-11-24',
  '2099-11-24T10:00:00',
  '2099-11-24T10Z',
  '2099-11-24T10:00:00.Z',
  '2099-11-24T10:00:60Z',
  '2099-11-24T24:00:00Z',
  '2099-02-29T10:00:00Z',
  '2099-1-24T10:00:00Z',
  '2099-11-24T10:00:00 Z',
  '2099-11-24T10:00:00Z ',
  '2099-11-24T10:00:00+01',
  '2099-11-24T10:00:00+1:00',
  '2099-11-24T10:00:00+24:00',
  '2099-11-24T10:00:00+01:60',
  '2099-11-24T10:00:00+01:00:30',
  '20991124T100000Z',
  '10000-01-01T00:00:00Z',
  '4e9',
  '0x10',
  '',
  true,
  253402300800000,
  1e300,
]

/** Above all instants that UTC can write with four digits for the year, though the text is one of that year. */
const BEYOND = '9999-12-31T23:59:59-01:00'
const UNAVAILABLE = '503 access_unavailable'

export const instantGroup: CaseGroup = {
  about: 'instants in requests',
  cases: [
    own(
      'the end of a grant in every form that is taken, as it is answered',
      async (scope) => {
        const answers: [Form, unknown][] = []
        for (const [written] of TAKEN) {
          const { body } = await create(scope, { expires_at: written })
          answers.push([written, (body as Body)['expires_at']])
        }
        return answers
      },
      TAKEN,
    ),
    row(
      'the end of a grant in forms that are refused',
      (scope) => Promise.all(REFUSED.map((expires_at) => create(scope, { expires_at }))),
      REFUSED.map(() => '422 invalid_access_request'),
    ),
    own(
      'an end in a zone: as it was written in the answer to a grant and a replacement, in UTC in all later ones',
      async (scope, world) => {
        const idempotency_key = randomUUID()
        const written = { expires_at: '2099-11-24T10:00:00.5+01:00' }
        const made = await create(scope, { idempotency_key, ...written })
        const again = await create(scope, { idempotency_key, ...written })
        const inUtc = await create(scope, { idempotency_key, expires_at: '2099-11-24T09:00:00.5Z' })
        const binding = made.body as BindingRef
        const change = {
          idempotency_key: randomUUID(),
          replacement: { subject: principalOf('bob'), expires_at: '2099-11-25T10:00:00-02:30' },
        }
        const replaced = await replace(world, binding, change)
        const repeated = await replace(world, binding, change)
        const end = ({ body }: { body: unknown }) => (body as Body)['expires_at']
        const ends = ({ body }: { body: unknown }) =>
          Object.values(body as Record<string, Body>).map((each) => each['expires_at'])
        return [end(made), end(again), end(inUtc), ends(replaced), ends(repeated)]
      },
      [
        '2099-11-24T10:00:00.500000+01:00',
        '2099-11-24T09:00:00.500000Z',
        '2099-11-24T09:00:00.500000Z',
        ['2099-11-24T09:00:00.500000Z', '2099-11-25T10:00:00-02:30'],
        ['2099-11-24T09:00:00.500000Z', '2099-11-25T12:30:00Z'],
      ],
    ),
    row(
      'an end that UTC cannot write: after the role is known, before the version is',
      async (scope, world) => {
        const { body } = await create(scope)
        const binding = { ...(body as BindingRef), version: 9 }
        const replacement = { subject: principalOf('bob'), expires_at: BEYOND }
        return [
          await create(scope, { expires_at: BEYOND }),
          await create(scope, { expires_at: BEYOND }, 'stranger'),
          await replace(world, binding, { replacement }),
        ]
      },
      [UNAVAILABLE, '403 forbidden', UNAVAILABLE],
    ),
    row(
      'a range of the audit in every form that is taken',
      async (scope) => {
        const answers: [Form, string][] = []
        for (const [written] of TAKEN) {
          const time_range = { start: '1900-01-01T00:00:00Z', end: written }
          answers.push([written, brief(await scope.audit({ time_range, limit: 1 }))])
        }
        return answers
      },
      TAKEN.map(([written]) => [written, '200']),
    ),
    row(
      'a range of the audit in forms that are refused',
      (scope) =>
        Promise.all(
          REFUSED.map((end) => scope.audit({ time_range: { start: '1900-01-01T00:00:00Z', end } })),
        ),
      REFUSED.map(() => '422 invalid_access_request'),
    ),
    row(
      'a range of the audit that begins or ends where UTC cannot write it',
      async (scope) => [
        await scope.audit({ time_range: { start: '2000-01-01T00:00:00Z', end: BEYOND } }),
        await scope.audit({
          time_range: { start: '0001-01-01T00:00:00+01:00', end: '2100-01-01T00:00:00Z' },
        }),
        await scope.audit({ time_range: { start: -62135596800, end: '2100-01-01T00:00:00Z' } }),
        await scope.audit({
          time_range: { start: '0000-01-01T00:00:00Z', end: '2100-01-01T00:00:00Z' },
        }),
      ],
      [UNAVAILABLE, UNAVAILABLE, '200', '422 invalid_access_request'],
    ),
  ],
}
