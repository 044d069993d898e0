import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Tells whether the server or only the report holds a decision and its reason (docs/decisions/0027-review-of-access.md). */
function holdersOf({ decision, reason, outcome }) {
  const isMade = outcome === 'made'
  return {
    decision: decision === null ? null : isMade ? 'server' : 'report',
    reason: reason === null ? null : isMade && decision === 'renew' ? 'server' : 'report',
  }
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)

function checkLine(line, report) {
  const { outcome, decision, on_server: held, binding_id: id } = line
  const isMade = outcome === 'made'
  report.expect(
    'what the server holds',
    isMade === (held !== null) &&
      (!isMade || decision === 'renew' || typeof held.revoked_at === 'string') &&
      (!isMade || decision !== 'keep'),
    `${id} is told as ${outcome}, with ${JSON.stringify(held)} on the server.`,
  )
  report.expect(
    'who holds what',
    same(line.held_by, holdersOf(line)),
    `${id} is held by ${JSON.stringify(line.held_by)}.`,
  )
}

/** A last use is told only of time that was read. */
function checkLastUse({ last_use: use, binding_id: id }, read, report) {
  const isTold = use !== null && use !== undefined
  report.expect(
    'last uses within what was read',
    !isTold ||
      (read !== null &&
        read !== undefined &&
        (use.kind !== 'used' ||
          (Date.parse(use.at) >= Date.parse(read.from) &&
            Date.parse(use.at) <= Date.parse(read.until)))),
    `${id} is told as ${JSON.stringify(use)}, and the audit was read as ${JSON.stringify(read)}.`,
  )
}

/** Whether the report of a review of access is the one that its receipt describes. */
export function verifyReview(path, receipt, tools) {
  const report = new tools.Report()
  const { checksum, ...body } = receipt
  const found = `sha256:${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`
  report.expect(
    'receipt unchanged',
    checksum === found,
    `its checksum is ${checksum}, but its content gives ${found}: the receipt was edited.`,
  )
  const { file, decisions, counts } = body
  if (!tools.isObject(file) || !tools.isObject(counts) || !Array.isArray(decisions)) {
    throw new tools.Unusable('The receipt lacks what it has to say of the file or the decisions.')
  }
  let bytes
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new tools.Unusable(`${path} can’t be read: ${error.message}`)
  }
  const compare = (check, said, is) =>
    report.expect(check, said === is, `the receipt says ${said}, it is ${is}.`)
  compare('size', file.bytes, bytes.length)
  compare('SHA-256', file.sha256, createHash('sha256').update(bytes).digest('hex'))
  compare('number of bindings', body.bindings, decisions.length)
  compare(
    'every binding once',
    decisions.length,
    new Set(decisions.map((line) => line.binding_id)).size,
  )
  for (const [outcome, count] of Object.entries(counts)) {
    const counted = decisions.filter((line) => line.outcome === outcome).length
    compare('counts', count, counted)
  }
  for (const line of decisions) {
    checkLine(line, report)
    checkLastUse(line, body.audit_read, report)
  }
  report.print()
  tools.say('', `${body.held_by}`)
  // A receipt of an earlier console does not say it.
  const unseen = body.bindings_out_of_sight ?? []
  if (unseen.length > 0) {
    const places = unseen.map((place) => `on the ${place}`).join(' and ')
    tools.say(`Out of sight: bindings ${places}, which the reviewer could not list.`)
  }
  if (report.failed) {
    tools.say('', 'FAILED: this is not the report, or not the receipt, that the console wrote.')
  } else {
    tools.say(
      '',
      `Verified: the report of ${decisions.length} bindings.`,
      'It proves that this page is the one that the receipt describes. It does not prove that the reasons are true, nor who wrote',
      'the receipt: it is not signed. Compare the SHA-256 with one that was kept elsewhere.',
    )
  }
  return report.failed ? 1 : 0
}
