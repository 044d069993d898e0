import type { Picker } from './picker'

const LONG = 'x'.repeat(256)

/** An id that a client could not mean, or could, but that is hard to carry. */
export const hostileId = (pick: Picker): string =>
  pick.of([
    'unknown',
    'a b',
    'a/b',
    'a\0b',
    pick.text,
    '%',
    '%2F',
    'ü',
    '日本語',
    '😀',
    'e\u0301',
    '\u202e\u200b',
    ' leading',
    'trailing ',
    ' ',
    '',
    '.',
    '..',
    'a?b#c',
    "'; DROP TABLE heads; --",
    '__proto__',
    'constructor',
    LONG,
    `${LONG}x`,
  ])

/** An id as a path segment: nearly always encoded, as the console does it, and sometimes not. */
export function segment(pick: Picker, id: string): string {
  if (!pick.rarely(24)) return encodeURIComponent(id)
  return pick.of([id, '%', '%zz', '%ff', '%C3%28', '%00', '%2e%2e', '%252F', '%u0041', '+'])
}

const NUMBERS = [
  '0',
  '-1',
  '101',
  '501',
  '1e3',
  '1.5',
  '99999999999999999999',
  'NaN',
  '٣',
  '',
  ' 5 ',
]
export const hostileNumber = (pick: Picker): string => pick.from(NUMBERS, '0')

/** A cursor that no list of this caller has given. */
export function hostileCursor(pick: Picker, known: readonly string[]): string {
  const given = pick.from(known, 'e30.AAAA')
  return pick.of([
    given,
    `${given.slice(0, -2)}AA`,
    `A${given.slice(1)}`,
    given.split('.')[0] ?? '',
    `${given}.${given}`,
    pick.text,
    '',
    'null',
    'e30.AAAA',
    'x'.repeat(4097),
  ])
}

const VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  true,
  '',
  ' ',
  'a\0b',
  '\u001a0',
  [],
  {},
  [[]],
  'x'.repeat(300_000),
]

/** Puts another value, or none, somewhere into a body. */
export function mangled(pick: Picker, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || pick.rarely(4)) {
    return pick.rarely(2) ? pick.json : pick.from(VALUES, null)
  }
  if (Array.isArray(body)) {
    return body.map((item, index) => (index === 0 ? mangled(pick, item) : item))
  }
  const names = Object.keys(body)
  const name = pick.from(names, 'extra')
  const kind = pick.index(4)
  if (kind === 0) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
  if (kind === 1) return { ...body, [pick.of(['extra', '__proto__x', 'constructor'])]: pick.json }
  return { ...body, [name]: mangled(pick, (body as Record<string, unknown>)[name]) }
}

/** Stands in a body for a value that is too deep for JSON.stringify. */
export const DEEP = '@deep@'

/** JSON of a value in which `DEEP` may stand. */
export const jsonOf = (value: unknown) =>
  JSON.stringify(value).replaceAll(`"${DEEP}"`, deep(50_000))

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** A body that is not what JSON.stringify makes of a value. */
export function rawBody(pick: Picker, body: unknown): string | Uint8Array<ArrayBuffer> {
  const text = jsonOf(body)
  return pick.of<string | Uint8Array<ArrayBuffer>>([
    '',
    text.slice(0, -1),
    `${text}${text}`,
    deep(50_000),
    text.replace(/":"/, `":${deep(5_000)},"x":"`),
    text.replace(/":"/, '":"\\ud800'),
    text.replace(/":"/, '":1e400,"x":"'),
    text.replace('{', '{"__proto__":{"a":1},'),
    text.replace('{', '{"family":"prompt",'),
    `\ufeff${text}`,
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    'null',
    'NaN',
    '"text"',
    pick.text,
  ])
}
