import fc from 'fast-check'

const of = (...ids: string[]) => fc.constantFrom(...ids)
const within = (piece: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.string({ maxLength: 4 }), piece, fc.string({ maxLength: 4 }))
    .map(([before, inner, after]) => before + inner + after)

/** Ids that somebody may type, paste or be led to; most cannot exist, some can. */
export const typedIds: fc.Arbitrary<string> = fc.oneof(
  of('', ' ', '.', '..', '...', '../..', '%', '%2e%2e', '%2F', '%00', '%E0%A4%A', '__proto__'),
  within(of(' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u200b')),
  within(fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code))),
  within(of('\x7f', '\x85', '\0')),
  within(of('%20', '%00', '%C3%BC', '%zz', '%2E', '%5C', '%252F', '%u0041')),
  within(of('.', '..', '/', '//', '\\', '/../', '?a=b', '#c', ';', '&', '+')),
  within(of('ü', 'é', '日本語', 'ß', 'İ', 'ﬁ', '\u0301')),
  within(of('\u{1f600}', '\u{10ffff}', '\ufffe')),
  within(of('\u202e', '\u2066', '\u200f', '\u061c')),
  fc.integer({ min: 120, max: 300 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 126, max: 260 }).map((length) => '\u{1f600}'.repeat(length)),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

// The rule once more, as the server words it, and nothing of the console's own (contract §3, §4).
const ARTIFACT = /^[\x21-\x7e]{1,128}$/
const BLANKS =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
const NO_BLANK_END = new RegExp(`^[^${BLANKS}]$|^[^${BLANKS}][^]*[^${BLANKS}]$`, 'u')
const named = (id: unknown, max: number) =>
  typeof id === 'string' && NO_BLANK_END.test(id) && [...id].length <= max
const artifact = (id: unknown) => typeof id === 'string' && ARTIFACT.test(id)

const ROUTE =
  /^\/v1\/scopes(?:\/([^/]*)(?:\/artifacts(?:\/([^/]*)(?:\/([^/]*)(?:\/revisions(?:\/[1-9]\d*)?)?)?)?|\/prompts\/([^/]*)|\/sources\/([^/]*)\/([^/]*))?)?$/
const OTHER =
  /^\/v1\/(?:capabilities|memory\/entries\/list|access\/(?:me|(?:resources|bindings|roles|audit)\/list))$/

const RULES: Record<string, (value: unknown) => boolean> = {
  scope_id: (id) => named(id, 256),
  family: artifact,
  artifact_id: artifact,
  entry_id: artifact,
  deployment_id: artifact,
  prompt_key: artifact,
  subject: (subject) => named((subject as { id?: unknown } | null)?.id, 255),
}

/** Whether every id that a sent request carries is within the rule, and its path one of the service's own. */
export function carriesOnlyPossibleIds(path: string, body: unknown): boolean {
  const { pathname, searchParams } = new URL(path, 'http://server')
  const found = ROUTE.exec(pathname)
  if (!found) return OTHER.test(pathname) || pathname === '/health/ready' ? inBody(body) : false
  const [scope, family, id, key, sourceType, source] = found
    .slice(1)
    .map((part) => (part === undefined ? null : decodeURIComponent(part)))
  const parent = searchParams.get('parent_scope_id')
  return (
    (scope === null || named(scope, 256)) &&
    (source === null || named(source, 256)) &&
    [family, id, key, sourceType].every((each) => each === null || artifact(each)) &&
    (parent === null || named(parent, 256)) &&
    inBody(body)
  )
}

const inBody = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(
    ([key, each]) => ((RULES[key]?.(each) ?? true) || each === undefined) && inBody(each),
  )
