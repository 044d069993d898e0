import t from '../src/components/shared-texts.en'
import { proxyRefusal, redirect, refusal, webPage, type Answer } from './faults'

const MEGABYTES_10 = 10 * 2 ** 20

export type Fault = {
  /** What the server, or what stands in front of it, does. */
  name: string
  answer: Answer
  /** What a person reads first, and the code below it. */
  title: string
  code: string
  /** Whether asking again can help. */
  retry: boolean
  /** A write that was answered so may have been carried out. */
  isUnclear: boolean
}

const json = (body: string): Answer => ({ status: 200, contentType: 'application/json', body })

const unexpected = (name: string, body: string): Fault => ({
  name,
  answer: json(body),
  title: t.contractTitle,
  code: 'contract_violation',
  retry: true,
  isUnclear: true,
})
const refused = (
  status: number,
  title: string,
  retry: boolean,
  headers?: Record<string, string>,
): Fault => ({
  name: `${status}${headers ? ` with ${Object.keys(headers).join()}` : ''}`,
  answer: refusal(status, `fault_${status}`, headers),
  title,
  code: `fault_${status}`,
  retry,
  isUnclear: status >= 500,
})
const between = (status: number, title: string): Fault => ({
  name: `${status} without a body of the service`,
  answer: proxyRefusal(status),
  title,
  code: `http_${status}`,
  retry: true,
  isUnclear: true,
})
const elsewhere = (name: string, answer: Answer, code: string): Fault => ({
  name,
  answer,
  title: t.elsewhereTitle,
  code,
  retry: true,
  isUnclear: true,
})

/**
 * Answers that are not what was asked for. Neighbours have different codes, and those two apart, so that a
 * journey knows from the code on screen that the next fault has been shown.
 */
export const FAULT_ROWS: readonly Fault[] = [
  unexpected('Half an answer', '{"items": ['),
  refused(408, t.slowTitle, true),
  refused(409, t.failedTitle, true),
  unexpected('The wrong type', '{"items": "none", "content": 7, "scope_id": false, "tags": {}}'),
  refused(425, t.earlyTitle, true),
  elsewhere('HTML in place of JSON', webPage, 'web_page'),
  refused(429, t.tooManyTitle, true, { 'Retry-After': '30' }),
  unexpected('A required field is missing', '{}'),
  refused(500, t.serverErrorTitle, true),
  between(404, t.notFoundTitle),
  between(403, t.betweenTitle),
  between(502, t.gatewayTitle),
  refused(503, t.unavailableTitle, true),
  between(504, t.gatewayTitle),
  elsewhere('A redirect', redirect, 'redirected'),
  unexpected('10 MB of something else', JSON.stringify({ padding: '.'.repeat(MEGABYTES_10) })),
  refused(403, t.forbiddenTitle, false),
  refused(410, t.failedTitle, false),
  refused(413, t.failedTitle, false),
  refused(422, t.failedTitle, false),
]

const [COMMON, IN_TURNS]: [Fault[], Fault[]] = [[], []]
for (const fault of FAULT_ROWS)
  (fault.retry && JSON.stringify(fault.answer).length < 1_000 ? COMMON : IN_TURNS).push(fault)

/**
 * The faults that a journey tries on a place. What the service refuses in its own words cannot be asked for again, so that the
 * screen has to be opened anew: these few, and the 10 MB, take turns.
 * @param drawn the turn of a landing, which tries every second of the others; undefined: all of them
 */
export const faultsAt = (turn: number, drawn: string | undefined): readonly Fault[] => [
  ...everySecond(COMMON, turn, drawn),
  ...IN_TURNS.filter((_fault, at) => at === turn % IN_TURNS.length),
]

/** The faults that a journey tries on a write, which can be pressed again after each of them. */
export const faultsOfWriteAt = (turn: number, drawn: string | undefined): readonly Fault[] =>
  everySecond(FAULT_ROWS, turn, drawn)

const everySecond = (faults: readonly Fault[], turn: number, drawn: string | undefined) =>
  faults.filter((_fault, at) => drawn === undefined || (at + turn + Number(drawn)) % 2 === 0)

export type Place = {
  /** The screen, and what is pressed there. */
  name: string
  reads: RegExp
  /** What this place calls a failure; null: as in `FAULT_ROWS`. */
  title: string | null
  /** What it says of a 403 that is an answer here, and no failure. */
  of403: string | null
}
const place = (name: string, reads: RegExp, own: Partial<Place> = {}): Place => ({
  name,
  reads,
  title: null,
  of403: null,
  ...own,
})

const BINDINGS = /\/access\/bindings\/list$/
const AUDIT = /\/access\/audit\/list$/
const HEAD = /\/artifacts\/(experience|prompt)\/[^/?]+$/

/** Screens and buttons that read, beside those of `faults-of-screens.e2e.ts`. */
export const READING_PLACES = {
  home: place('Home, "Changed since your last visit"', /\/artifacts\/prompt\?/),
  denied: place('Home, "Denied in the last 24 hours"', AUDIT),
  grants: place('Home, "Grants and revocations"', AUDIT),
  attention: place('Home, "Check that 1 Custom Prompt of … runs"', /\/prompts\/[^/]+$/),
  bindings: place('Access, "Bindings"', BINDINGS),
  people: place('Access, "People and actions"', BINDINGS),
  who: place('Access, "Who can…"', BINDINGS),
  review: place('Access, "Review"', BINDINGS),
  changes: place('Access of a past instant, "Gained and lost"', BINDINGS),
  person: place('Access of one person', BINDINGS),
  source: place('Source', /\/v1\/scopes\/[^/]+\/sources\//),
  across: place('Comparison of two Artifacts', HEAD, { title: 'The side in' }),
  history: place('History, the comparison', /\/revisions\/\d+$/),
  edit: place('Edit', HEAD),
  tags: place('Artifact, "Show tags"', /\/tags$/),
  comparable: place('"Compare with…", the list of Artifacts', /\/artifacts\/experience\?/),
  binding: place('Event, "Who granted it?"', BINDINGS, {
    of403: 'This binding is in none of the lists that you may read.',
  }),
  held: place('Event, "Did NAME ever hold one?"', BINDINGS),
  uses: place('One person, "When was each last used?"', AUDIT),
} as const satisfies Record<string, Place>

export type WritingPlace = {
  /** The dialog, and what is pressed there. */
  name: string
  writes: RegExp
  method: 'POST' | 'PUT'
  /** The words for a refusal and for an answer that tells nothing: in the dialog, or in the row of a review's decision. */
  refused: string
  unclear: string
}

const REPLACES = /\/access\/bindings\/replace$/

/** Buttons that write. Commits have journeys of their own. */
export const WRITING_PLACES = {
  newScope: {
    name: '"New scope…", "Create scope"',
    writes: /\/v1\/scopes$/,
    method: 'POST',
    refused: 'The server refused it',
    unclear: 'It is not known what happened',
  },
  tags: {
    name: '"Edit tags…", "Save tags"',
    writes: /\/tags$/,
    method: 'PUT',
    refused: 'The tags were not saved',
    unclear: 'Not saved so far',
  },
  grant: {
    name: '"Grant…", "Grant"',
    writes: /\/access\/bindings\/create$/,
    method: 'POST',
    refused: 'The server refused the change',
    unclear: 'Not made so far',
  },
  renew: {
    name: '"Renew…", "Renew"',
    writes: REPLACES,
    method: 'POST',
    refused: 'The server refused the change',
    unclear: 'Not made so far',
  },
  replace: {
    name: '"Replace…", "Replace"',
    writes: REPLACES,
    method: 'POST',
    refused: 'The server refused the change',
    unclear: 'Not made so far',
  },
  review: {
    name: '"Send decisions…", "Send 1 change"',
    writes: /\/access\/bindings\/revoke$/,
    method: 'POST',
    refused: 'The server refused it',
    unclear: 'it is not known what became of it',
  },
  revoke: {
    name: '"Revoke…", "Revoke"',
    writes: /\/access\/bindings\/revoke$/,
    method: 'POST',
    refused: 'The server refused the change',
    unclear: 'Not made so far',
  },
} as const satisfies Record<string, WritingPlace>

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** The tables of `docs/faults.md`. */
export const faultTables = (): readonly string[] => [
  table(
    ['fault', 'a read says', 'code', '"Retry"', 'a write'],
    FAULT_ROWS.map(({ name, title, code, retry, isUnclear }) => [
      name,
      title,
      `\`${code}\``,
      retry ? 'yes' : 'no',
      isUnclear ? 'unclear' : 'refused',
    ]),
  ),
  table(
    ['screen or button that reads', 'it says'],
    Object.values<Place>(READING_PLACES).map(({ name, title, of403 }) => [
      name,
      `${title === null ? 'the words of the fault' : `"${title} …", then the server’s words`}${of403 === null ? '' : `; of a 403 "${of403}"`}`,
    ]),
  ),
  table(
    ['button that writes', 'refused', 'unclear'],
    Object.values<WritingPlace>(WRITING_PLACES).map(({ name, refused: no, unclear }) => [
      name,
      no,
      unclear,
    ]),
  ),
]
