import { type Answer } from './http'

type Issue = { type: string; loc: (string | number)[] }
type Refused = { error: { code: string; details: Record<string, unknown> | null } }

const isRefused = (body: unknown): body is Refused =>
  typeof body === 'object' && body !== null && 'error' in body

/**
 * An answer in one line, for tables: `200`, `200 "revision:2"`, `403 forbidden`,
 * `422 invalid_request enum@path.family`, `412 revision_conflict {"provided_etag":…}`.
 * The wording of messages is left out: nobody may depend on it (contract §2).
 */
export function brief({ status, headers, body }: Answer): string {
  if (!isRefused(body)) {
    if (status >= 400) return `${status} without the error body`
    const etag = headers.get('etag')
    return etag === null ? String(status) : `${status} ${etag}`
  }
  const { code, details } = body.error
  return `${status} ${code}${detailsInBrief(details)}`
}

function detailsInBrief(details: Record<string, unknown> | null): string {
  if (details === null) return ''
  // Which other routes to use, and how, is advice in the server's own words.
  const { errors, alternatives, instruction, ...others } = details
  void alternatives
  void instruction
  if (!Array.isArray(errors)) return ` ${JSON.stringify(others)}`
  const issues = (errors as Issue[]).map(({ type, loc }) => `${type}@${loc.join('.')}`)
  const more = Object.keys(others).length > 0 ? ` ${JSON.stringify(others)}` : ''
  return ` ${issues.join(' ')}${more}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/**
 * A body with everything that differs from run to run replaced by a name: the Scope's id by
 * `<scope>` (see `names`), other ids, instants, request ids, cursors and policy revisions.
 */
export function normalise(value: unknown, names: Readonly<Record<string, string>> = {}): unknown {
  const walk = (item: unknown, key: string): unknown => {
    if (Array.isArray(item)) return item.map((one) => walk(one, key))
    if (typeof item === 'object' && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([name, one]) => [name, walk(one, name)]))
    }
    if (key === 'cursor' && typeof item === 'number') return '<position>'
    if (typeof item !== 'string') return item
    const named = names[item]
    if (named !== undefined) return named
    if (key === 'request_id') return /^[0-9a-f]{16}$/.test(item) ? '<request>' : item
    if (key === 'policy_revision') return /^\d+$/.test(item) ? '<policy>' : item
    if (key === 'next_cursor') return '<cursor>'
    if (UUID.test(item)) return '<uuid>'
    if (INSTANT.test(item)) return '<instant>'
    if (/^scp_[0-9a-z]{26}$/.test(item)) return '<other scope>'
    if (/^bind_[0-9a-f]{32}$/.test(item)) return '<bind>'
    if (/^art_[0-9a-f]{32}$/.test(item)) return '<artifact>'
    if (/^src_[0-9a-f]{32}$/.test(item)) return '<source>'
    if (/^mem_(ent|ver)_[0-9a-f]{32}$/.test(item))
      return item.startsWith('mem_ent') ? '<entry>' : '<entry version>'
    return item
  }
  return walk(value, '')
}
