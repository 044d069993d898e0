/**
 * `npm run verify-export -- FILE RECEIPT [--complete]`: whether an export of the audit or of role bindings, or the
 * report of a review of access, is the one that its receipt describes.
 * `npm run verify-export -- BUNDLE.zip [--complete]`: the same of a bundle of evidence and all of its files.
 *
 * Reads each file once as a stream. Needs nothing but Node 20 and this one file, for bindings `verify-bindings.mjs`
 * beside it, for the report of a review `verify-review.mjs`, for a bundle `verify-bundle.mjs`,
 * `verify-selection.mjs` and `zip-entries.mjs`, and shares no code with the console that wrote them, so that a mistake there is not repeated
 * here. Ends with 0 when every check holds, with 1 when one does not (with --complete also for a partial export), with 2
 * when there is nothing to check.
 */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'

const FORM = 'scope-console.audit-export.v1'
const BINDINGS_FORM = 'scope-console.bindings-export.v1'
const REVIEW_FORM = 'scope-console.review-report.v1'
const BOM = '\uFEFF'
/** A Set holds 2^24 values at most. */
const IDS_PER_SET = 1 << 23
/** Stretches that are printed; a receipt may name hundreds. */
const STRETCHES_SHOWN = 20

class Unusable extends Error {}

/** What a terminal obeys, does not draw, or turns the order of others by: everything but letters, marks, digits, signs and blanks. */
const UNPRINTABLE = /[[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]--[ ]]/gv

/** A line with everything that is not printed written as its code: names and values of a file must not steer a terminal. */
const printable = (line) =>
  line.replace(UNPRINTABLE, (one) => `\\u{${one.codePointAt(0).toString(16)}}`)

/** Prints lines. All that these programs print goes through here, so that a line end within a value begins no line. */
const say = (...lines) => {
  for (const line of lines) console.log(printable(line))
}

/** What was checked, in order, and what was found wrong. */
class Report {
  #checks = new Map()

  begin(check) {
    if (!this.#checks.has(check)) this.#checks.set(check, { faults: 0, first: null })
  }
  fail(check, sentence) {
    this.begin(check)
    const found = this.#checks.get(check)
    found.faults += 1
    found.first ??= sentence
  }
  expect(check, holds, sentence) {
    this.begin(check)
    if (!holds) this.fail(check, sentence)
  }
  get failed() {
    return [...this.#checks.values()].some(({ faults }) => faults > 0)
  }
  print() {
    for (const [check, { faults, first }] of this.#checks) {
      const more = faults > 1 ? ` (and ${faults - 1} more of this kind)` : ''
      say(faults === 0 ? `  ok      ${check}` : `  FAILED  ${check}: ${first}${more}`)
    }
  }
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const show = (value) => JSON.stringify(value) ?? 'nothing'

function parseReceipt(text, path) {
  let receipt
  try {
    receipt = JSON.parse(text)
  } catch (error) {
    throw new Unusable(`${path} is no receipt: ${error.message}`)
  }
  // A field that stands twice is read by its first value by a person, and by its last one here.
  if (![2, 0].some((indent) => JSON.stringify(receipt, null, indent) === text.trimEnd())) {
    throw new Unusable(
      `${path} is not written as a program writes it: a field may stand in it twice.`,
    )
  }
  return receipt
}

function readReceipt(text, path, report) {
  const receipt = parseReceipt(text, path)
  if (!isObject(receipt) || receipt.receipt !== FORM) {
    throw new Unusable(`${path} is no receipt of the form ${FORM} or ${BINDINGS_FORM}.`)
  }
  const { checksum, ...body } = receipt
  const found = `sha256:${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`
  report.expect(
    'receipt unchanged',
    checksum === found,
    `its checksum is ${show(checksum)}, but its content gives ${found}: the receipt was edited.`,
  )
  const { file, events, request, local_filters: local } = body
  if (![file, events, request, local].every(isObject) || !['csv', 'jsonl'].includes(file.format)) {
    throw new Unusable(`${path} lacks what a receipt says of the file, its events or the request.`)
  }
  const leftOut = events.received - events.in_file
  report.expect(
    'receipt agrees with itself',
    (body.complete === true) === (body.why_not_complete === null) &&
      leftOut === local.left_out &&
      (body.selection === undefined || body.complete === false) &&
      (leftOut === 0 || local.applied.length > 0) &&
      (events.in_file === 0) === (events.first === null && events.last === null),
    'what it says of completeness, of events left out or of the first and last event does not fit together.',
  )
  report.expect(
    'stretches that the server could not hand out',
    areStretches(unreadableOf(body), request) &&
      (body.complete !== true || unreadableOf(body).length === 0),
    'they are not within the range, one after the other, or the receipt calls the export complete all the same.',
  )
  return body
}

/** Older receipts have no list of such stretches. */
const unreadableOf = ({ unreadable = [] }) => unreadable

function areStretches(stretches, request) {
  let reached = request.from === null ? -Infinity : micros(request.from)
  return (
    Array.isArray(stretches) &&
    stretches.every((stretch) => {
      const [from, until] = [micros(stretch?.from), micros(stretch?.until)]
      const follows = from >= reached && until > from && until <= micros(request.until)
      reached = until
      return follows
    })
  )
}

// --- what the file holds ------------------------------------------------------------------------------------------

/** Cuts text that comes in pieces into lines; `onLine` gets each without its end. */
function jsonLines(onLine) {
  let rest = ''
  return {
    take(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      for (const line of lines) onLine(line)
    },
    end: () => rest === '',
  }
}

/** Cuts CSV into records at each CR LF outside of quotes. */
function csvRecords(onRecord) {
  let rest = ''
  let searched = 0
  let quoted = false
  return {
    take(text) {
      rest += text
      let start = 0
      const token = /"|\r\n/g
      // A CR at the very end of a piece may be half of a line end.
      token.lastIndex = searched
      for (let match = token.exec(rest); match !== null; match = token.exec(rest)) {
        if (match[0] === '"') quoted = !quoted
        else if (!quoted) {
          onRecord(rest.slice(start, match.index))
          start = token.lastIndex
        }
        searched = token.lastIndex
      }
      rest = rest.slice(start)
      searched -= start
    },
    end: () => rest === '',
  }
}

/** The cells of a record of RFC 4180. */
function cellsOf(record) {
  const cells = []
  for (let at = 0; ; at += 1) {
    let cell = ''
    if (record[at] === '"') {
      at += 1
      for (;;) {
        const quote = record.indexOf('"', at)
        if (quote < 0) throw new Error('a quoted cell does not end')
        cell += record.slice(at, quote)
        at = quote + 1
        if (record[at] !== '"') break
        cell += '"'
        at += 1
      }
    } else {
      const comma = record.indexOf(',', at)
      const end = comma < 0 ? record.length : comma
      cell = record.slice(at, end)
      if (/["\r\n]/.test(cell)) throw new Error('a cell without quotes holds a quote or a line end')
      at = end
    }
    cells.push(cell)
    if (at === record.length) return cells
    if (record[at] !== ',') throw new Error('text follows a quoted cell')
  }
}

/** Blanks and what is drawn as nothing, between which a formula may stand (docs/decisions/0011-exporting-the-audit.md). */
const UNSEEN = String.raw`[[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{16fe4}\u{1d159}]--[\t\r\n]]*`
const BEGINS = String.raw`[=+\-@＝＋－＠]`
const FORMULA = new RegExp(String.raw`(?:^|[;\t\r\n])${UNSEEN}${BEGINS}|^[\t\r\n]`, 'v')
const APOSTROPHE = new RegExp(
  String.raw`(?<=^|[;\t\r\n])'(?='*${UNSEEN}${BEGINS})|^'(?='*[\t\r\n])`,
  'gv',
)
const NUMBERS = new Set(['cursor', 'expected_version', 'result_version'])

/** An event of a CSV record, with the apostrophes before formulas taken away again. */
function eventOfCells(columns, cells, onFormula) {
  if (cells.length !== columns.length) {
    throw new Error(`it has ${cells.length} cells, not ${columns.length}`)
  }
  const row = {}
  columns.forEach((column, index) => {
    const cell = cells[index]
    if (!NUMBERS.has(column) && FORMULA.test(cell)) onFormula(column)
    row[column] = cell.replace(APOSTROPHE, '')
  })
  if (!/^(true|false)$/.test(row.allowed)) throw new Error(`allowed is ${show(row.allowed)}`)
  return {
    cursor: Number(row.cursor),
    event_id: row.event_id,
    occurred_at: row.occurred_at,
    action: row.action,
    allowed: row.allowed === 'true',
    request_id: row.request_id === '' ? null : row.request_id,
    request_outcome: row.request_outcome,
    principal: { type: row.principal_type, id: row.principal_id },
    resource: {
      type: row.resource_type,
      deployment_id: row.resource_deployment_id,
      scope_id: row.resource_scope_id,
    },
  }
}

// --- what an event must be ----------------------------------------------------------------------------------------

const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/

/** Microseconds since the epoch; NaN for what is no instant. */
function micros(instant) {
  const match = typeof instant === 'string' ? INSTANT.exec(instant) : null
  if (match === null) return NaN
  const [, seconds, fraction = '', zone] = match
  return Date.parse(seconds + zone) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6))
}

/** Requests that are remembered: decisions of one are near each other. */
const REQUESTS_KEPT = 100_000
const OUTCOMES = 'outcomes of requests'

/**
 * Checks what the console says of how requests ended, as far as the file itself can contradict it: one request has one
 * outcome, beside "unknown" where it was not known yet, and its decisions are not all on the other side.
 */
class Outcomes {
  #requests = new Map()

  /** @param isPart whether filters of the console left out events, so that the file does not hold all decisions of a request */
  constructor(isPart, report) {
    this.isPart = isPart
    this.report = report
    report.begin(OUTCOMES)
  }

  take({ request_id: id, request_outcome: outcome, allowed }, where) {
    if (!['succeeded', 'refused', 'partly', 'unknown'].includes(outcome)) {
      this.report.fail(OUTCOMES, `${where} says ${show(outcome)}, which is no outcome.`)
    }
    const request = this.#requests.get(id) ?? { said: new Set(), given: 0, denied: 0, where }
    request[allowed ? 'given' : 'denied'] += 1
    if (outcome !== 'unknown') request.said.add(outcome)
    if (request.said.size > 1) {
      const said = [...request.said].join(' and ')
      this.report.fail(OUTCOMES, `${where} is of a request that is called ${said}.`)
    }
    if (typeof id !== 'string') return this.#compare(request)
    this.#requests.set(id, request)
    if (this.#requests.size > REQUESTS_KEPT) {
      const [oldest, first] = this.#requests.entries().next().value
      this.#requests.delete(oldest)
      this.#compare(first)
    }
  }

  end() {
    for (const request of this.#requests.values()) this.#compare(request)
    this.#requests.clear()
  }

  #compare({ said, given, denied, where }) {
    if (this.isPart) return
    if (said.has('refused') && denied === 0) {
      this.report.fail(
        OUTCOMES,
        `the request at ${where} is called refused, and nothing was denied.`,
      )
    }
    if (said.has('partly') && (given === 0 || denied === 0)) {
      this.report.fail(
        OUTCOMES,
        `the request at ${where} is called partly, and all was decided alike.`,
      )
    }
  }
}

/** Checks events one by one, each against the receipt and against those before it. */
class Events {
  count = 0
  first = null
  last = null
  earliest = Infinity
  latest = -Infinity
  #ids = [new Set()]
  #outcomes = null

  constructor(receipt, report) {
    this.report = report
    this.request = receipt.request
    this.from = receipt.request.from === null ? -Infinity : micros(receipt.request.from)
    this.until = micros(receipt.request.until)
    // Older files have none.
    if (receipt.request_outcome !== undefined) {
      this.#outcomes = new Outcomes(receipt.local_filters.left_out > 0, report)
    }
    for (const check of ['order of cursors', 'every event once', 'time range', 'filters']) {
      report.begin(check)
    }
  }

  take(event, where) {
    const { report } = this
    const { cursor, event_id: id, occurred_at: at } = event
    if (!Number.isSafeInteger(cursor) || typeof id !== 'string' || id === '') {
      report.fail('every line an event', `${where} has no cursor or no event id.`)
      return
    }
    this.count += 1
    if (this.last !== null && cursor <= this.last.cursor) {
      report.fail('order of cursors', `${where} has cursor ${cursor} after ${this.last.cursor}.`)
    }
    if (this.#ids.some((ids) => ids.has(id))) {
      report.fail('every event once', `${where} repeats the event ${id}.`)
    } else {
      if (this.#ids.at(-1).size === IDS_PER_SET) this.#ids.push(new Set())
      this.#ids.at(-1).add(id)
    }
    const moment = micros(at)
    if (!(moment >= this.from && moment < this.until)) {
      report.fail('time range', `${where} happened at ${at}, outside of the range of the receipt.`)
    }
    const unlike = this.#unlike(event)
    if (unlike !== null) report.fail('filters', `${where} is not what was asked for: ${unlike}.`)
    this.#outcomes?.take(event, where)
    this.earliest = Math.min(this.earliest, moment)
    this.latest = Math.max(this.latest, moment)
    this.first ??= { cursor, event_id: id, occurred_at: at }
    this.last = { cursor, event_id: id, occurred_at: at }
  }

  /** To be called behind the last one. */
  end() {
    this.#outcomes?.end()
  }

  #unlike({ action, allowed, principal, resource }) {
    const { action: wanted, subject, result, resource: where } = this.request
    if (wanted !== null && action !== wanted) return `its action is ${show(action)}`
    if (subject !== null && (principal?.type !== subject.type || principal.id !== subject.id)) {
      return `its principal is ${show(principal)}`
    }
    if (result !== null && allowed !== (result === 'allowed')) return `allowed is ${show(allowed)}`
    const own =
      where.type === 'scope'
        ? resource?.scope_id === where.scope_id
        : resource?.type !== 'server' || resource.deployment_id === where.deployment_id
    return own ? null : `its resource is ${show(resource)}`
  }
}

/**
 * Reads all events once.
 * @param chunks the bytes of the file, piece by piece
 * @param onEvent told of each event
 */
async function readEvents(chunks, receipt, report, onEvent = () => {}) {
  const events = new Events(receipt, report)
  const { format, columns } = receipt.file
  let line = 0
  const guarded = (take) => (text) => {
    line += 1
    try {
      take(text)
    } catch (error) {
      report.fail('every line an event', `line ${line} can’t be read: ${error.message}.`)
    }
  }
  report.begin('every line an event')
  const formula = (column) =>
    report.fail('no formulas', `line ${line}: a spreadsheet could run ${column} as a formula.`)
  if (format === 'csv') report.begin('no formulas')
  const onCsv = guarded((record) => {
    if (line > 1) events.take(eventOfCells(columns, cellsOf(record), formula), `line ${line}`)
    else if (record !== BOM + columns.join(',')) {
      throw new Error('it is not the byte order mark and the names of the columns')
    }
  })
  const onJson = guarded((text) => {
    const event = JSON.parse(text)
    if (!isObject(event)) throw new Error('it is no event')
    events.take(event, `line ${line}`)
    onEvent(event)
  })
  const cutter = format === 'csv' ? csvRecords(onCsv) : jsonLines(onJson)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const digest = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    digest.update(chunk)
    bytes += chunk.length
    cutter.take(decoder.decode(chunk, { stream: true }))
  }
  decoder.decode()
  events.end()
  report.expect(
    'every line an event',
    cutter.end() && (format === 'jsonl' || line > 0),
    'the file ends in the middle of a line, or has no first one.',
  )
  return { events, bytes, sha256: digest.digest('hex') }
}

function compare({ file, events: told }, { events, bytes, sha256 }, report) {
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
  const mark = (event) => event && [event.cursor, event.event_id, event.occurred_at]
  report.expect(
    'number of events',
    events.count === told.in_file,
    `the receipt says ${show(told.in_file)}, the file holds ${events.count}.`,
  )
  for (const which of ['first', 'last']) {
    report.expect(
      `${which} event`,
      same(mark(events[which]), mark(told[which])),
      `the receipt says ${show(told[which])}, the file has ${show(events[which])}.`,
    )
  }
  const milliseconds = (value) => Math.floor(value / 1000)
  report.expect(
    'earliest and latest time',
    events.count === 0
      ? told.earliest === null && told.latest === null
      : milliseconds(events.earliest) === Date.parse(told.earliest) &&
          milliseconds(events.latest) === Date.parse(told.latest),
    `the receipt says ${told.earliest} and ${told.latest}, the events say otherwise.`,
  )
  report.expect(
    'size',
    bytes === file.bytes,
    `the receipt says ${show(file.bytes)} bytes, the file has ${bytes}.`,
  )
  report.expect(
    'SHA-256',
    sha256 === file.sha256,
    `the receipt says ${show(file.sha256)}, the file gives ${sha256}.`,
  )
}

/** Reads the events, and holds the receipt against them. */
async function compareEvents(chunks, receipt, report, onEvent) {
  try {
    compare(receipt, await readEvents(chunks, receipt, report, onEvent), report)
  } catch (error) {
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new Unusable(error.message)
    report.fail('UTF-8', 'the file of events holds bytes that are no UTF-8.')
  }
}

/** Prints that somebody selected the events by hand, of which list and how many of how many. */
function tellSelection(selection) {
  const { rows, rows_are: what, list, not_found: missing } = selection
  const { resource, from, until, console_filters: words } = list ?? {}
  const asked = ['action', 'subject', 'result'].flatMap((name) =>
    list?.[name] == null ? [] : [[name, list[name]]],
  )
  say(
    `SELECTED BY HAND: ${rows} ${what}, ${selection.decisions_selected} decisions.`,
    `  ${selection.decisions_selected_of_list} of them are among the ${selection.decisions_loaded_of_list} decisions that the console had loaded of the list, which it had ${selection.list_read_to_its_end === true ? 'read' : 'not read'} to its end.`,
    `  The list: ${[
      resource?.type === 'scope' ? `Scope ${resource.scope_id}` : 'server',
      `from ${from ?? 'the first event'}`,
      `until ${until ?? 'it was begun'}`,
      ...asked.map(([name, value]) => `${name} ${show(value)}`),
      ...(Array.isArray(words) ? words : []),
    ].join('; ')}`,
  )
  if (Array.isArray(missing) && missing.length > 0) {
    say(`  ${missing.length} selected decisions were not sent again and are not in the file.`)
  }
}

/** Prints what the receipt says that the events can't show. */
function tell(receipt) {
  const { events, local_filters: local } = receipt
  say(
    '',
    `The receipt calls the export ${receipt.complete === true ? 'complete' : `NOT COMPLETE: ${receipt.why_not_complete}`}`,
  )
  const { selection } = receipt
  if (isObject(selection)) tellSelection(selection)
  const unreadable = unreadableOf(receipt)
  if (unreadable.length > 0) {
    say(
      `Missing: at least one event of each of ${unreadable.length} stretches of time, which the server could not hand out:`,
    )
    for (const { from, until } of unreadable.slice(0, STRETCHES_SHOWN)) {
      say(`  from ${from} until ${until}`)
    }
    const more = unreadable.length - STRETCHES_SHOWN
    if (more > 0) say(`  and ${more} more, all of them in the receipt`)
  }
  // What was selected by hand is named in the receipt, and was checked against the events.
  if (local.applied.length > 0 && selection === undefined) {
    say(
      `Not checked here: the filters that the console applied itself, which left out ${local.left_out} of ${events.received} events: ${local.applied.join('; ')}`,
    )
  }
}

async function verify(path, receiptPath, mustBeComplete) {
  const report = new Report()
  let text
  try {
    text = readFileSync(receiptPath, 'utf8')
  } catch (error) {
    throw new Unusable(`${receiptPath} is no receipt: ${error.message}`)
  }
  const other = parseReceipt(text, receiptPath)
  if (other?.receipt === BINDINGS_FORM || other?.receipt === REVIEW_FORM) {
    const reading = { cellsOf, csvRecords, jsonLines, micros, BOM, FORMULA, APOSTROPHE }
    const tools = { Report, Unusable, say, isObject, ...reading }
    say(`${path}, against ${receiptPath}:`)
    if (other.receipt === REVIEW_FORM) {
      return (await import('./verify-review.mjs')).verifyReview(path, other, tools)
    }
    const { verifyBindings } = await import('./verify-bindings.mjs')
    return verifyBindings(path, other, mustBeComplete, tools)
  }
  const receipt = readReceipt(text, receiptPath, report)
  say(`${path}, against ${receiptPath}:`)
  await compareEvents(createReadStream(path, { highWaterMark: 1 << 20 }), receipt, report)
  if (mustBeComplete) {
    report.expect('complete', receipt.complete === true, 'the receipt says that it is not.')
  }
  report.print()
  tell(receipt)
  if (basename(path) !== receipt.file.name) say(`It knows the file as ${receipt.file.name}.`)
  const { events } = receipt
  if (report.failed) {
    say('', 'FAILED: this is not the file, or not the receipt, that the console wrote.')
  } else {
    say(
      '',
      `Verified: ${events.in_file} events.`,
      'It proves that this file is the one that the receipt describes.',
      'It does not prove that the server recorded everything that happened or sent all that it recorded, nor who wrote the',
      'receipt: it is not signed. Compare the SHA-256 with one that was kept elsewhere.',
    )
  }
  return report.failed ? 1 : 0
}

try {
  const { values, positionals } = parseArgs({
    options: { complete: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file, receipt] = positionals
  if (file === undefined || positionals.length > 2) {
    throw new Unusable(
      'usage: npm run verify-export -- FILE RECEIPT [--complete], or npm run verify-export -- BUNDLE.zip [--complete]',
    )
  }
  if (receipt === undefined) {
    const { verifyBundle } = await import('./verify-bundle.mjs')
    const tools = { Report, Unusable, say, readReceipt, compareEvents, tell }
    process.exitCode = await verifyBundle(file, values.complete, tools)
  } else process.exitCode = await verify(file, receipt, values.complete)
} catch (error) {
  const isTold = error instanceof Unusable || error.code?.startsWith('ERR_PARSE_ARGS')
  // A file that the console wrote has each value where this program looks for it, so an error here is the file's.
  const told = isTold ? '' : 'These files are not as the console writes them: '
  console.error(printable(`${told}${error.message}`))
  process.exitCode = 2
}
