/** What a key ends with: nothing, the person whose value it is, or that and the Artifact, resource or sign-in that it is about. */
type Ends = '' | 'owner' | 'artifact' | 'resource' | 'state'
type Row = { in: 'localStorage' | 'sessionStorage'; ends: Ends }

const browser = (ends: Ends): Row => ({ in: 'localStorage', ends })
const tab = (ends: Ends): Row => ({ in: 'sessionStorage', ends })

/** Everything that the console reads back from the browser, by the beginning of its key. */
export const KEPT = {
  'scope-console.access-review.': browser('resource'),
  'scope-console.artifact-names ': browser('owner'),
  'scope-console.audit-columns': browser(''),
  'scope-console.audit-presets.': browser('owner'),
  'scope-console.audit-request-columns': browser(''),
  'scope-console.diff': browser(''),
  'scope-console.ended-sessions': browser(''),
  'scope-console.ids-only': browser(''),
  'scope-console.language': browser(''),
  'scope-console.looked-at ': browser('owner'),
  'scope-console.principal-names ': browser('owner'),
  'scope-console.scope-names ': browser('owner'),
  'scope-console.session.': browser('owner'),
  'scope-console.theme': browser(''),
  'scope-console.visited-scopes ': browser('owner'),
  'scope-console.visits ': browser('owner'),
  'scope-console.zone': browser(''),
  'scope-console.dialogs': tab(''),
  'scope-console.draft.': tab('artifact'),
  'scope-console.grant': tab(''),
  'scope-console.oidc.': tab('state'),
  'scope-console.owner': tab(''),
  'scope-console.sent.': tab('artifact'),
  'scope-console.sessions': tab(''),
  'scope-console.signed-out': tab(''),
  'scope-console.token': tab(''),
  'scope-console.tour': tab(''),
  'scope-console.unreadable': tab(''),
} as const satisfies Record<string, Row>
export type KeptKey = keyof typeof KEPT

type Place = { owner: string; target: readonly string[]; resource: string; state: string }

/** The whole key. */
export function keyAt(key: KeptKey, { owner, target, resource, state }: Place): string {
  const ends = {
    '': '',
    owner,
    artifact: owner + JSON.stringify(target),
    resource: `${owner} ${resource}`,
    state,
  }
  return key + ends[KEPT[key].ends]
}

/** Names that begin as keys do and are none: channels and locks between tabs, forms of files, versions that a service answers. */
export const NOT_KEPT = [
  'scope-console.access-review.v1',
  'scope-console.audit-export.v1',
  'scope-console.audit-presets.v1',
  'scope-console.bindings-export.v1',
  'scope-console.builtin.',
  'scope-console.evidence.v1',
  'scope-console.prompt.',
  'scope-console.renewal.',
  'scope-console.review-report.v1',
  'scope-console.session.1',
  'scope-console.stale.1',
  'scope-console.tokens.1',
  'scope-console.turn.',
]

const DEEP = 10_000

/** Texts that nothing of the console's own has written, by what they are. */
export const HOSTILE = {
  'broken JSON': '{',
  null: 'null',
  'an empty list': '[]',
  'an object with __proto__': '{"__proto__":{"polluted":1}}',
  'a list of objects with __proto__': '[{"__proto__":{"polluted":1}},["__proto__",1]]',
  'a number beyond all': '1e400',
  'a number': '-7',
  'lists in lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'objects in objects': '{"content":'.repeat(DEEP) + 'null' + '}'.repeat(DEEP),
  markup: '<img src=x onerror="window.polluted=1"><script>window.polluted=1</script>',
  'markup as JSON': '"<img src=x onerror=window.polluted=1>"',
  'text that turns around': '\u202egnp.exe\u2066"\0',
  'five megabytes': 'x'.repeat(5_000_000),
  'five megabytes of JSON': `["${'x'.repeat(5_000_000)}"]`,
  'fields of the wrong types':
    '{"format":7,"kind":{},"pinned":"a","recent":[{}],"seen":"x","endOfLast":[],"wrap":"no","content":[],"unparsed":7,"savedAt":{},"base":"4","at":null,"items":{},"refreshToken":1}',
} as const
