// Which lists are measured. The same filters on every size; where in the list is told as a share of its events.
const DEPLOYMENT = 'powercontext'
const SERVER = { type: 'server', deployment_id: DEPLOYMENT }
const ADMIN = 'demo-compliance'
const PLACES = [
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
]

const user = (id) => ({ type: 'user', id })
/** Dense filters match most events, sparse ones a few among all, or none. */
const filters = (scope) => [
  ['action + allowed (dense)', { resource: SERVER, action: 'scope.read', result: 'allowed' }],
  ['action + denied', { resource: SERVER, action: 'scope.read', result: 'denied' }],
  [
    'subject + allowed (dense)',
    { resource: SERVER, subject: user('mara.lindqvist'), result: 'allowed' },
  ],
  ['subject + denied', { resource: SERVER, subject: user('elif.demir'), result: 'denied' }],
  [
    'subject + allowed (sparse)',
    { resource: SERVER, subject: user('kit.barlow@contractors'), result: 'allowed' },
  ],
  ['action + subject', { resource: SERVER, action: 'artifact.read', subject: user('jonas.weber') }],
  [
    'action + subject (sparse)',
    { resource: SERVER, action: 'server.observe', subject: user('wei.zhang') },
  ],
  ['Scope + action', { resource: scope, action: 'artifact.read' }],
  ['Scope + action + denied', { resource: scope, action: 'scope.contribute', result: 'denied' }],
  ['Scope + subject', { resource: scope, subject: user('mara.lindqvist') }],
  ['Scope + denied', { resource: scope, result: 'denied' }],
  ['action + allowed (none)', { resource: SERVER, action: 'scope.review', result: 'allowed' }],
  ['no filter', { resource: SERVER }],
]

const iso = (micros) => new Date(Math.floor(micros / 1000)).toISOString()

/** The filter as SQL, to find out where its matches lie. */
function where({ resource, action, subject, result }) {
  const parts = ['1 = 1']
  const values = []
  const add = (part, ...of) => {
    parts.push(part)
    values.push(...of)
  }
  if (resource.type === 'scope') add('scope_id = ?', resource.scope_id)
  if (action) add('action = ?', action)
  if (subject) add('principal_id = ? AND principal_type = ?', subject.id, subject.type)
  if (result) add(`allowed = ${result === 'allowed' ? 1 : 0}`)
  return [parts.join(' AND '), values]
}

/**
 * The same lists on each side, with pages of the same number of items: where the smaller one has few matches, both
 * pages are that short.
 * @param sides `{sql, ask}` of each size: its database, and a function that sends `{token, method, path, body}`
 * @returns {Promise<{name: string, requests: object[]}[]>} one request for each side
 */
export async function cases(sides) {
  const { scope_id: scopeId } = sides[0].sql.get(
    `SELECT scope_id FROM scopes WHERE title = 'Checkout service'`,
  )
  const found = []
  for (const [name, filter] of filters({ type: 'scope', scope_id: scopeId })) {
    const [sql, values] = where(filter)
    const all = sides.map((side) =>
      side.sql
        .all(`SELECT occurred_at AS at FROM audit_events WHERE ${sql} ORDER BY cursor`, values)
        .map(({ at }) => at),
    )
    const fewest = Math.min(...all.map((instants) => instants.length))
    const limit = Math.max(1, Math.min(100, Math.floor(fewest / 2)))
    const places = fewest === 0 ? PLACES.slice(1, 2) : PLACES
    for (const [place, share] of places) {
      const requests = all.map((instants) => audit(filter, instants, share, limit))
      found.push({ name: `audit: ${name}, ${place}, by time`, requests })
    }
    if (fewest < 3) continue
    const requests = []
    for (const [index, { ask }] of sides.entries()) {
      const before = audit(filter, all[index], 0.5, 1)
      // Made by the service itself: a page of one from the middle of the matches ends with it.
      const { next_cursor: cursor } = await ask(before)
      requests.push({ ...before, body: { ...before.body, limit: Math.max(1, limit - 1), cursor } })
    }
    found.push({ name: `audit: ${name}, middle, by cursor`, requests })
  }
  const lists = await Promise.all(sides.map(({ sql, ask }) => artifactCases(sql, ask, scopeId)))
  return [
    ...found,
    ...lists[0].map(({ name }, index) => ({
      name,
      requests: lists.map((of) => of[index].request),
    })),
  ]
}

/** A page of matches that begins at a share of them, by a range of time. */
function audit(filter, instants, share, limit) {
  const index = Math.max(0, Math.min(Math.floor(instants.length * share), instants.length - limit))
  // Instants differ by microseconds, a range is written in milliseconds: now and then it begins a match earlier.
  const start = iso(instants[index] ?? 0)
  const time_range = { start, end: '2100-01-01T00:00:00Z' }
  return { token: ADMIN, path: '/v1/access/audit/list', body: { ...filter, limit, time_range } }
}

async function artifactCases(sql, ask, scopeId) {
  const token = 'demo-scope-admin'
  const scope = `/v1/scopes/${encodeURIComponent(scopeId)}/artifacts`
  const get = (path) => ({ token, method: 'GET', path })
  const { id } = sql.get(
    `SELECT artifact_id AS id FROM heads WHERE scope_id = ? AND family = 'skill' ORDER BY revision DESC LIMIT 1`,
    [scopeId],
  )
  const found = []
  const add = async (name, path, pages, limit) => {
    found.push({ name: `${name}, first page`, request: get(`${path}?limit=${limit}`) })
    let cursor = null
    for (let page = 0; page < pages; page += 1) {
      const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
      cursor = (await ask(get(`${path}?limit=${limit}${query}`))).next_cursor
    }
    found.push({
      name: `${name}, by cursor`,
      request: get(`${path}?limit=${limit}&cursor=${encodeURIComponent(cursor)}`),
    })
  }
  await add('revisions of a skill', `${scope}/skill/${id}/revisions`, 1, 100)
  await add('Artifacts: experience', `${scope}/experience`, 2, 40)
  await add('Artifacts: topic-memory', `${scope}/topic-memory`, 1, 25)
  await add('Artifacts: skill', `${scope}/skill`, 1, 25)
  return found
}
