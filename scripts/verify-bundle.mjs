import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Selection } from './verify-selection.mjs'
import { NoZip, unpacked, zipEntries } from './zip-entries.mjs'

const FORM = 'scope-console.evidence.v1'
const MANIFEST = 'manifest.json'
const NEEDED = ['events.jsonl', 'receipt.json', 'bindings.jsonl', 'notes.md', 'index.html']
const CHANGES = 'changes/changes.jsonl'
/** Characters of a file that is read as a whole; those that the console writes are far below it. */
const TEXT_MAX = 64 * 2 ** 20

const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

async function textOf(handle, entry) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  for await (const chunk of unpacked(handle, entry)) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > TEXT_MAX) throw new NoZip('it is larger than the console writes it.')
  }
  return text + decoder.decode()
}

/** What the manifest says, or null where it is not as the console wrote it. */
function manifestOf(text, report) {
  let manifest
  try {
    manifest = JSON.parse(text)
  } catch (error) {
    report.fail(MANIFEST, `it can’t be read: ${error.message}.`)
    return null
  }
  const usable =
    isObject(manifest) &&
    manifest.manifest === FORM &&
    isObject(manifest.counts) &&
    Array.isArray(manifest.files) &&
    manifest.files.every((file) => isObject(file) && typeof file.name === 'string')
  if (!usable) {
    report.fail(MANIFEST, `it is no manifest of the form ${FORM}.`)
    return null
  }
  const { checksum, ...body } = manifest
  const found = `sha256:${sha256(JSON.stringify(body))}`
  report.expect(
    MANIFEST,
    checksum === found && text === `${JSON.stringify(manifest, null, 2)}\n`,
    `its checksum is ${JSON.stringify(checksum)}, but its content gives ${found}, or its text is not as the console writes it: it was edited.`,
  )
  return manifest
}

/** Whether the zip has exactly the files that the manifest names, each as it says. */
async function checkFiles(handle, entries, manifest, report) {
  const named = new Map(manifest.files.map((file) => [file.name, file]))
  report.expect(MANIFEST, named.size === manifest.files.length, 'it names a file twice.')
  for (const name of [...NEEDED, ...named.keys()]) {
    const isThere = entries.has(name) && named.has(name)
    report.expect(name, isThere, `${name} is missing from the bundle or from its manifest.`)
  }
  for (const [name, entry] of entries) {
    if (name === MANIFEST) continue
    const told = named.get(name)
    if (told === undefined) {
      report.fail(name, `${name} was added: the manifest does not name it.`)
      continue
    }
    const digest = createHash('sha256')
    try {
      for await (const chunk of unpacked(handle, entry)) digest.update(chunk)
    } catch (error) {
      report.fail(name, `${name} can’t be unpacked: ${error.message}`)
      continue
    }
    const found = digest.digest('hex')
    report.expect(
      name,
      found === told.sha256 && entry.bytes === told.bytes,
      `${name} was changed: the manifest says SHA-256 ${told.sha256} and ${told.bytes} bytes, the file has ${found} and ${entry.bytes}.`,
    )
  }
}

/** The lines of a file as JSON; a line that is none is a fault of the file. */
function linesOf(name, text, report) {
  const lines = text.split('\n')
  report.expect(name, lines.pop() === '', `${name} ends in the middle of a line.`)
  return lines.flatMap((line, index) => {
    try {
      return [JSON.parse(line)]
    } catch (error) {
      report.fail(name, `line ${index + 1} of ${name} can’t be read: ${error.message}.`)
      return []
    }
  })
}

/** Each binding that events name has one line, and no other binding has. */
function checkBindings(lines, named, { counts }, report) {
  const ids = new Set(lines.map((line) => line?.binding_id))
  const missing = [...named].find((id) => !ids.has(id))
  const check = 'bindings that the events name'
  report.expect(
    check,
    ids.size === lines.length && [...ids].every((id) => named.has(id)),
    'bindings.jsonl has a binding twice, or one that no event names.',
  )
  report.expect(
    check,
    missing === undefined || counts.more_bindings === true,
    `bindings.jsonl says nothing of ${missing}, which an event names.`,
  )
  const found = lines.filter((line) => line?.binding?.binding_id === line?.binding_id)
  const leftOut = lines.filter(
    (line) => line?.binding === null && typeof line.left_out === 'string',
  )
  report.expect(
    check,
    found.length === counts.bindings_found &&
      lines.length === counts.bindings &&
      found.length + leftOut.length === lines.length,
    'bindings.jsonl and the counts of the manifest do not agree.',
  )
}

/** Each line is of an event of the bundle, and the files of changes are those that the lines name. */
function checkChanges(lines, wanted, names, { counts }, report) {
  const check = 'changes and their files'
  report.expect(
    check,
    lines.length === counts.changes && lines.every((line) => wanted.has(line?.event_id)),
    `${CHANGES} tells of an event that is no allowed one of the bundle, or of more or fewer than the manifest says.`,
  )
  const files = new Set(
    lines.flatMap((line) =>
      Array.isArray(line?.may_have_made) ? line.may_have_made.map(({ file }) => file) : [],
    ),
  )
  files.delete(null)
  const there = names.filter((name) => name.startsWith('changes/') && name !== CHANGES)
  const stray = [...files].find((file) => !there.includes(file)) ?? there.find((n) => !files.has(n))
  report.expect(
    check,
    stray === undefined && there.length === counts.diffs,
    `${stray ?? CHANGES} is not named by ${CHANGES}, or not in the bundle.`,
  )
}

/** The numbers that a person reads on the first page. */
function checkIndex(text, counts, report) {
  for (const [id, n] of Object.entries(counts)) {
    const found = [
      ...text.matchAll(new RegExp(`<data id="${id}" value="([^"]*)">([^<]*)</data>`, 'g')),
    ]
    const [, value, shown] = found[0] ?? []
    report.expect(
      'counts on the first page',
      found.length === 1 && value === String(n) && shown.replace(/\D/g, '') === String(n),
      `index.html says ${JSON.stringify(shown ?? 'nothing')} for “${id}”, the events give ${n}.`,
    )
  }
}

/** Holds the files against the events: what agrees with the manifest may still have been made up together with it. */
async function checkContents(handle, entries, manifest, report, tools) {
  const receiptText = await textOf(handle, entries.get('receipt.json'))
  const receipt = tools.readReceipt(receiptText, 'receipt.json', report)
  const counts = { events: 0, allowed: 0, denied: 0 }
  const bindings = new Set()
  const allowed = new Set()
  const lines = entries.has(CHANGES)
    ? linesOf(CHANGES, await textOf(handle, entries.get(CHANGES)), report)
    : []
  const wanted = new Set(lines.map((line) => line?.event_id))
  const selection = new Selection(receipt.selection)
  await tools.compareEvents(
    unpacked(handle, entries.get('events.jsonl')),
    receipt,
    report,
    (event) => {
      counts.events += 1
      selection.take(event)
      counts[event.allowed ? 'allowed' : 'denied'] += 1
      if (typeof event.binding_id === 'string' && event.binding_id !== '')
        bindings.add(event.binding_id)
      // Only what is asked for below is kept, so that memory does not grow with the events.
      if (event.allowed && wanted.has(event.event_id)) allowed.add(event.event_id)
    },
  )
  for (const [name, n] of Object.entries(counts)) {
    report.expect(
      'counts of the manifest',
      manifest.counts[name] === n,
      `the manifest counts ${manifest.counts[name]} for “${name}”, the events give ${n}.`,
    )
  }
  const listed = linesOf(
    'bindings.jsonl',
    await textOf(handle, entries.get('bindings.jsonl')),
    report,
  )
  checkBindings(listed, bindings, manifest, report)
  checkChanges(lines, allowed, [...entries.keys()], manifest, report)
  selection.check(manifest, receipt, report)
  const page = await textOf(handle, entries.get('index.html'))
  checkIndex(page, { ...counts, ...selection.counts }, report)
  report.expect(
    'counts on the first page',
    receipt.selection !== undefined || !page.includes('<data id="selected"'),
    'index.html tells of a selection made by hand, and the receipt does not.',
  )
  return receipt
}

/** Checks a bundle of evidence: its zip, its manifest, each file, and whether the files agree. */
export async function verifyBundle(path, mustBeComplete, tools) {
  const report = new tools.Report()
  let handle
  try {
    handle = await open(path)
  } catch (error) {
    throw new tools.Unusable(`${path} can’t be read: ${error.message}`)
  }
  let receipt = null
  let manifest = null
  try {
    tools.say(`${path}, a bundle of evidence:`)
    const list = await zipEntries(handle)
    const entries = new Map(list.map((entry) => [entry.name, entry]))
    report.expect('zip', entries.size === list.length, 'it holds two files of one name.')
    const told = entries.get(MANIFEST)
    if (told === undefined) report.fail(MANIFEST, `${MANIFEST} is missing.`)
    else manifest = manifestOf(await textOf(handle, told), report)
    if (manifest !== null) {
      await checkFiles(handle, entries, manifest, report)
      const isWhole = NEEDED.every((name) => entries.has(name))
      if (isWhole) receipt = await checkContents(handle, entries, manifest, report, tools)
    }
  } catch (error) {
    report.fail('zip', `it can’t be read: ${error.message}`)
  } finally {
    await handle.close()
  }
  if (mustBeComplete) {
    report.expect('complete', receipt?.complete === true, 'the receipt says that it is not.')
  }
  report.print()
  if (receipt !== null) tools.tell(receipt)
  if (report.failed) {
    tools.say('', 'FAILED: this is not the bundle that the console made.')
  } else {
    tools.say(
      '',
      `Verified: ${manifest.files.length + 1} files, ${receipt.events.in_file} events.`,
      'It proves that the files are the ones that were written together, and that they agree with each other.',
      ...(receipt.selection === undefined
        ? []
        : [
            'It is a selection that somebody made by hand, and not complete: what was not selected is not in it.',
          ]),
      'It does not prove that the server recorded everything that happened or sent all that it recorded, nor who made the',
      'bundle: it is not signed. Compare the SHA-256 of the bundle with one that was kept elsewhere.',
    )
  }
  return report.failed ? 1 : 0
}
