import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const ENDING_DAYS = 14
const DAY = 86_400_000_000
const STANDINGS = {
  current: ['in force', 'ending'],
  ending: ['ending'],
  expired: ['expired'],
  revoked: ['revoked'],
  all: ['in force', 'ending', 'expired', 'revoked'],
}

const empty = (value) => value === undefined || value === null || value === ''

/** How a binding stands at an instant, by its own instants: its `state` still says "active" after it expired. */
function standingOf(binding, instant, micros) {
  const end = (value) => (empty(value) ? Infinity : micros(value))
  const from = micros(binding.created_at)
  const [expires, revoked] = [end(binding.expires_at), end(binding.revoked_at)]
  const lost = binding.state === 'revoked' && revoked === Infinity
  const until = lost ? from : Math.min(expires, revoked)
  if (instant < from) return 'not yet'
  if (instant >= until) return expires === until ? 'expired' : 'revoked'
  return expires - instant <= ENDING_DAYS * DAY ? 'ending' : 'in force'
}

/** A binding of a CSV record, with the apostrophes before formulas taken away again. */
function bindingOfCells(columns, cells, { FORMULA, APOSTROPHE }, onFormula) {
  if (cells.length !== columns.length) {
    throw new Error(`it has ${cells.length} cells, not ${columns.length}`)
  }
  const row = {}
  columns.forEach((column, index) => {
    if (column !== 'version' && FORMULA.test(cells[index])) onFormula(column)
    row[column] = cells[index].replace(APOSTROPHE, '')
  })
  return {
    ...row,
    subject: { type: row.subject_type, id: row.subject_id },
    resource: { type: row.resource_type, scope_id: row.resource_scope_id },
  }
}

/** Checks bindings one by one, each against the receipt and against those before it. */
class Bindings {
  count = 0
  #ids = new Set()
  #last = null

  constructor({ request, as_of: instant }, report, tools) {
    Object.assign(this, { request, report, tools, instant: tools.micros(instant) })
    for (const check of ['every binding once', 'order', 'standing', 'filters']) report.begin(check)
  }

  take(binding, where) {
    const { report, request, tools } = this
    const { binding_id: id, created_at: made } = binding
    if (empty(id) || Number.isNaN(tools.micros(made))) {
      report.fail('every line a binding', `${where} has no binding id or no time.`)
      return
    }
    this.count += 1
    report.expect('every binding once', !this.#ids.has(id), `${where} repeats ${id}.`)
    this.#ids.add(id)
    const place = [Math.floor(tools.micros(made) / 1000), id]
    const last = this.#last
    const follows =
      last === null || place[0] > last[0] || (place[0] === last[0] && place[1] > last[1])
    report.expect('order', follows, `${where} was made before the one above it.`)
    this.#last = place
    const standing = standingOf(binding, this.instant, tools.micros)
    report.expect(
      'standing',
      STANDINGS[request.standing]?.includes(standing) &&
        (binding.standing === undefined || binding.standing === standing),
      `${where} is ${standing} at the instant of the receipt.`,
    )
    const unlike = this.#unlike(binding)
    report.expect('filters', unlike === null, `${where} is not what was asked for: ${unlike}.`)
  }

  #unlike({ role, subject, resource }) {
    const { role: wanted, subject: who, resource: on } = this.request
    if (wanted !== null && role !== wanted) return `its role is ${role}`
    if (who !== null && (subject?.type !== who.type || subject.id !== who.id)) {
      return `its subject is ${JSON.stringify(subject)}`
    }
    const own =
      on.type === 'server' || resource?.type === 'server' || resource?.scope_id === on.scope_id
    return own ? null : `its resource is ${JSON.stringify(resource)}`
  }
}

function readBindings(text, { file }, bindings, report, tools) {
  const { format, columns } = file
  const formula = (line) => (column) =>
    report.fail('no formulas', `line ${line}: a spreadsheet could run ${column} as a formula.`)
  let line = 0
  const guarded = (take) => (piece) => {
    line += 1
    try {
      take(piece)
    } catch (error) {
      report.fail('every line a binding', `line ${line} can’t be read: ${error.message}.`)
    }
  }
  report.begin('every line a binding')
  if (format === 'csv') report.begin('no formulas')
  const onCsv = guarded((record) => {
    if (line > 1) {
      const cells = tools.cellsOf(record)
      bindings.take(bindingOfCells(columns, cells, tools, formula(line)), `line ${line}`)
    } else if (record !== tools.BOM + columns.join(',')) {
      throw new Error('it is not the byte order mark and the names of the columns')
    }
  })
  const onJson = guarded((piece) => bindings.take(JSON.parse(piece), `line ${line}`))
  const cutter = format === 'csv' ? tools.csvRecords(onCsv) : tools.jsonLines(onJson)
  cutter.take(text)
  report.expect(
    'every line a binding',
    cutter.end() && (format === 'jsonl' || line > 0),
    'the file ends in the middle of a line, or has no first one.',
  )
}

/** Whether a file of bindings is the one that its receipt describes. Such a file is read as a whole: it holds one list. */
export function verifyBindings(path, receipt, mustBeComplete, tools) {
  const report = new tools.Report()
  const { checksum, ...body } = receipt
  const found = `sha256:${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`
  report.expect(
    'receipt unchanged',
    checksum === found,
    `its checksum is ${checksum}, but its content gives ${found}: the receipt was edited.`,
  )
  const { file, bindings: told, complete, why_not_complete: why } = body
  const parts = [file, told, body.request, body.request?.resource]
  if (!parts.every(tools.isObject) || !['csv', 'jsonl'].includes(file.format)) {
    throw new tools.Unusable(
      'The receipt lacks what it has to say of the file, its bindings or the request.',
    )
  }
  report.expect(
    'receipt agrees with itself',
    (complete === true) === (why === null) && told.in_file <= told.read,
    'what it says of completeness or of the bindings that were read does not fit together.',
  )
  let bytes
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new tools.Unusable(`${path} can’t be read: ${error.message}`)
  }
  const bindings = new Bindings(body, report, tools)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    readBindings(text, body, bindings, report, tools)
  } catch (error) {
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    report.fail('UTF-8', 'the file holds bytes that are no UTF-8.')
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const compare = (check, said, is) =>
    report.expect(check, said === is, `the receipt says ${said}, the file has ${is}.`)
  compare('number of bindings', told.in_file, bindings.count)
  compare('size', file.bytes, bytes.length)
  compare('SHA-256', file.sha256, sha256)
  if (mustBeComplete) {
    report.expect('complete', complete === true, 'the receipt says that it is not.')
  }
  report.print()
  tools.say(
    '',
    `The receipt calls the export ${complete === true ? 'complete' : `NOT COMPLETE: ${why}`}`,
  )
  if (body.search !== null) {
    tools.say(`Not checked here: the search for ${JSON.stringify(body.search)}, also in names.`)
  }
  for (const limit of body.cannot_be_known ?? []) tools.say(`Cannot be known: ${limit}`)
  if (report.failed) {
    tools.say('', 'FAILED: this is not the file, or not the receipt, that the console wrote.')
  } else {
    tools.say(
      '',
      `Verified: ${bindings.count} bindings, as of ${body.as_of}.`,
      'It proves that this file is the one that the receipt describes. It does not prove that the server sent every binding',
      'that it holds, nor who wrote the receipt: it is not signed. Compare the SHA-256 with one that was kept elsewhere.',
    )
  }
  return report.failed ? 1 : 0
}
