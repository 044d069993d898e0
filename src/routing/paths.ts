/** Half of a character has no encoding. Nothing can be called so, and the address must not be one of something else. */
const id = (value: string) => (/\p{Surrogate}/u.test(value) ? '%20' : encodeURIComponent(value))
type Value = string | number | null | undefined
const withSearch = (path: string, search: Record<string, Value | readonly string[]>) => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? (value as readonly string[]) : [value as Value]) {
      if (each !== undefined && each !== null && each !== '') params.append(key, String(each))
    }
  }
  return params.size > 0 ? `${path}?${params}` : path
}
const artifact = (scopeId: string, family: string, artifactId: string) =>
  `/scopes/${id(scopeId)}/artifacts/${id(family)}/${id(artifactId)}`

export type AuditSearch = {
  resource?: string
  from?: string
  to?: string
  action?: string
  subject?: string
  result?: string
  order?: string
  zone?: 'utc' | null
  event?: string
  /** With the reader's own reading, which is hidden otherwise. */
  own?: 'show' | undefined
  /** A row for each decision, as the server keeps them, or for each request. */
  rows?: 'decisions' | 'requests' | undefined
  /** Shows only loaded events of these operations, for these reasons, by these bindings. */
  operation?: readonly string[]
  reason?: readonly string[]
  binding?: readonly string[]
}

export type AccessSearch = {
  /** `server` or `scope:ID`. */
  resource?: string
  view?: 'people' | 'who' | 'changes' | 'review' | null
  /** What "Who can…" asks about. */
  can?: string | null
  subject?: string
  role?: string
  state?: string
  as_of?: string | null
  until?: string | null
  /** Scopes: of the server's review those that it is narrowed to, of a Scope's those that are reviewed together with it. */
  scope?: readonly string[]
}

export type ArtifactsSearch = {
  /** Shows the Artifacts that have these tags. */
  tag?: readonly string[]
  tag_match?: 'any'
}

export type HistorySearch = {
  from?: number
  to?: number
  view?: 'split' | 'unified'
  /** The contents are compared as JSON. */
  as?: 'json'
  /** White space is made visible. */
  space?: 'shown'
  /** Differences of white space alone are left out. */
  ignore?: 'space'
  /** Long lines scroll sideways. */
  wrap?: 'off'
  /** The comparison has the whole width. */
  revisions?: 'hidden'
}

export type CompareSearch = Omit<HistorySearch, 'revisions'>

/** One side of a comparison: an Artifact, and one of its revisions. */
export type Side = {
  scopeId: string
  family: string
  artifactId: string
  /** Null: the head, whichever that is. */
  revision: number | null
}

/** The sides stand in the address without what both have in common. */
function compare(here: Side, there: Side, search: Omit<CompareSearch, 'from' | 'to'> = {}) {
  const { scopeId, family, artifactId } = here
  const other = (name: 'scopeId' | 'family' | 'artifactId') =>
    there[name] === here[name] ? undefined : there[name]
  return withSearch(`${artifact(scopeId, family, artifactId)}/compare`, {
    scope: other('scopeId'),
    family: other('family'),
    artifact: other('artifactId'),
    from: here.revision,
    to: there.revision,
    ...search,
  })
}

/** Every address of the console (screens §1). Ids may hold spaces, slashes and percent signs: encoded once. */
export const paths = {
  home: () => '/',
  signIn: (next?: string) => withSearch('/sign-in', { next }),
  scopes: (search: { q?: string } = {}) => withSearch('/scopes', search),
  scope: (scopeId: string) => `/scopes/${id(scopeId)}`,
  artifacts: (scopeId: string, family: string, search: ArtifactsSearch = {}) =>
    withSearch(`/scopes/${id(scopeId)}/artifacts/${id(family)}`, search),
  create: (scopeId: string, family: string) => `/scopes/${id(scopeId)}/new/${id(family)}`,
  artifact,
  edit: (scopeId: string, family: string, artifactId: string) =>
    `${artifact(scopeId, family, artifactId)}/edit`,
  history: (scopeId: string, family: string, artifactId: string, search: HistorySearch = {}) =>
    withSearch(`${artifact(scopeId, family, artifactId)}/history`, search),
  compare,
  prompts: (scopeId: string) => `/scopes/${id(scopeId)}/prompts`,
  prompt: (scopeId: string, promptKey: string) => `/scopes/${id(scopeId)}/prompts/${id(promptKey)}`,
  source: (scopeId: string, sourceType: string, sourceId: string) =>
    `/scopes/${id(scopeId)}/sources/${id(sourceType)}/${id(sourceId)}`,
  access: (search: AccessSearch = {}) => withSearch('/access', search),
  person: (
    { type, id: personId }: { type: string; id: string },
    search: Pick<AccessSearch, 'resource' | 'as_of'> = {},
  ) => withSearch(`/access/people/${id(type)}/${id(personId)}`, search),
  audit: (search: AuditSearch = {}) => withSearch('/audit', search),
}
