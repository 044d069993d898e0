import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { auditPageQuery } from '../../src/api/queries/audit'
import { serverNow } from '../../src/api/server-clock'
import { fixEnd, type ExportRequest } from '../../src/features/audit/export/export-request'
import { FORMATS } from '../../src/components/export/export-writer'
import { receiptName } from '../../src/components/export/file-names'
import { receiptText } from '../../src/components/export/receipt-file'
import { Exporter, type Sink } from '../../src/features/audit/export/exporter'
import { fileName } from '../../src/features/audit/export/file-name'
import { fileSink } from '../../src/features/audit/testing/file-sink'
import { MetSpots } from '../../src/features/audit/reading/blind-spots'
import { openReader } from '../../src/features/audit/export/open-reader'
import { makeReceipt } from '../../src/features/audit/export/receipt'
import { identities } from '../identities'

/** Writes what is read once into several files. */
function everySink(
  sinks: readonly Sink[],
): Sink & { written: Awaited<ReturnType<Sink['finish']>>[] } {
  const written: Awaited<ReturnType<Sink['finish']>>[] = []
  const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0)
  return {
    written,
    write: async (batch) => total(await Promise.all(sinks.map((sink) => sink.write(batch)))),
    async finish() {
      written.push(...(await Promise.all(sinks.map((sink) => sink.finish()))))
      return { bytes: total(written.map(({ bytes }) => bytes)), sha256: '' }
    },
    async discard() {
      await Promise.all(sinks.map((sink) => sink.discard()))
    },
  }
}

/**
 * Exports as the screen does, in each format, to files of this machine with their receipts beside them.
 * @param origin the server that `signIn` has named
 * @param met the blind spots that earlier lists have found
 */
export async function exportAudit(
  request: ExportRequest,
  origin: string,
  directory: string,
  met = new MetSpots(),
) {
  const fixed = fixEnd(request, serverNow())
  const files = FORMATS.map((format) => ({ format, name: fileName(fixed, format) }))
  const sink = everySink(files.map(({ format, name }) => fileSink(format, join(directory, name))))
  const client = new QueryClient()
  const exporter = new Exporter({
    request: fixed,
    ask: (page) => client.fetchQuery(auditPageQuery(page)),
    reader: (ask) => openReader(fixed, ask, met),
    sink,
    now: serverNow,
  })
  const startedAt = new Date().toISOString()
  await exporter.run()
  const done = exporter.getSnapshot()
  if (done.phase !== 'done') throw done.error ?? new Error(`The export is ${done.phase}.`)
  const endedAt = new Date().toISOString()
  const saved = files.map(async ({ format, name }, place) => {
    const file = sink.written[place]
    if (!file) throw new Error(`${name} was not finished.`)
    const receipt = makeReceipt(
      fixed,
      { ...done, file },
      {
        name,
        format,
        server: {
          origin,
          deployment_id: fixed.resource.type === 'server' ? fixed.resource.deployment_id : null,
        },
        principal: identities.auditor.principal,
        console: 'Scope Console, without a browser',
        startedAt,
        endedAt,
        serverAheadMs: Math.round(serverNow() - Date.now()),
      },
    )
    const receiptFile = join(directory, receiptName(name))
    await writeFile(receiptFile, receiptText(receipt))
    return { format, file: join(directory, name), receiptFile }
  })
  return { files: await Promise.all(saved), end: fixed.end, done }
}
