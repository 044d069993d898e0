import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { serverOrigin } from '../../../api/client'
import type { Principal } from '../../../api/contract/access'
import { meQuery } from '../../../api/queries/access'
import { auditPageQuery } from '../../../api/queries/audit'
import { keys } from '../../../api/queries/keys'
import { serverNow } from '../../../api/server-clock'
import type { Format } from '../../../components/export/export-writer'
import { partialName } from '../../../components/export/file-names'
import { receiptText } from '../../../components/export/receipt-file'
import { saveBoth, type Result } from '../../../components/export/result'
import { version } from '../../../../package.json'
import { metSpots } from '../met-spots'
import { fileName } from './file-name'
import { Exporter } from './exporter'
import { fixEnd, type ExportRequest, type FixedRequest } from './export-request'
import { openReader } from './open-reader'
import { reservePrivateFile, type PrivateFile } from './private-files'
import { makeReceipt } from './receipt'
import { chooseFile } from './save-file'
import type { Destination } from './targets'
import type { SavedFile } from './worker-messages'
import { openWorkerSink } from './worker-sink'

const TYPES: Record<Format, string> = { csv: 'text/csv', jsonl: 'application/jsonl' }

export type Choices = { format: Format; toChosenFile: boolean; applyLocal: boolean }

export type Run = {
  exporter: Exporter<SavedFile>
  request: FixedRequest
  format: Format
  /** The file that the person chose; null: it is saved at the end. */
  handle: FileSystemFileHandle | null
  /** By the browser's clock, ms since the epoch. */
  startedAt: number
}

/**
 * One export at a time, which ends with the component.
 * @param onGone the person ended it, and nothing of it was kept
 */
export function useExport(wanted: ExportRequest, onGone: () => void) {
  const client = useQueryClient()
  const me = useQuery(meQuery())
  const [run, setRun] = useState<Run | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [opening, setOpening] = useState(false)
  const [refused, setRefused] = useState<Error | null>(null)
  const current = useRef<{ run: Run; reserved: PrivateFile | null } | null>(null)

  const leave = () => {
    current.current?.run.exporter.stop('discard')
    current.current?.reserved?.release()
    current.current = null
  }
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      leave()
    }
  }, [])

  const resultOf = ({ exporter, request, format, handle, startedAt }: Run): Result => {
    const snapshot = exporter.getSnapshot()
    const whole = fileName(request, format)
    const name = handle?.name ?? (snapshot.complete ? whole : partialName(whole))
    const endedAt = Date.now()
    const receipt = makeReceipt(request, snapshot, {
      name,
      format,
      server: {
        origin: serverOrigin(),
        deployment_id:
          request.resource.type === 'server'
            ? request.resource.deployment_id
            : (client.getQueryData<string | null>(keys.deployment('server.admin')) ?? null),
      },
      principal: me.data?.principal ?? ({ type: 'unknown', id: 'unknown' } satisfies Principal),
      console: `Scope Console ${version}`,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      serverAheadMs: Math.round(serverNow() - Date.now()),
    })
    return { name, file: snapshot.file?.file ?? null, receipt: receiptText(receipt), endedAt }
  }

  const onEnded = (ended: Run) => {
    if (current.current?.run !== ended) return
    const { phase } = ended.exporter.getSnapshot()
    if (phase === 'gone') onGone()
    if (phase !== 'done') return
    const made = resultOf(ended)
    setResult(made)
    if (ended.handle === null) saveBoth(made)
  }

  const begin = async ({ format, toChosenFile, applyLocal }: Choices) => {
    const request = fixEnd(applyLocal ? wanted : { ...wanted, local: null }, serverNow())
    setRefused(null)
    setOpening(true)
    let reserved: PrivateFile | null = null
    try {
      const name = fileName(request, format)
      const handle = toChosenFile ? await chooseFile(name, TYPES[format]) : null
      if (toChosenFile && handle === null) return
      reserved = handle === null ? await reservePrivateFile(format) : null
      const destination: Destination =
        handle !== null
          ? { kind: 'chosen', handle }
          : reserved !== null
            ? { kind: 'private', name: reserved.name }
            : { kind: 'memory' }
      const sink = await openWorkerSink(format, destination)
      if (!here.current) {
        reserved?.release()
        return void sink.discard()
      }
      const exporter = new Exporter<SavedFile>({
        request,
        ask: (page) => client.fetchQuery(auditPageQuery(page)),
        reader: (ask) => openReader(request, ask, metSpots),
        sink,
        now: serverNow,
      })
      const started: Run = { exporter, request, format, handle, startedAt: Date.now() }
      current.current = { run: started, reserved }
      setRun(started)
      void exporter.run().then(() => onEnded(started))
    } catch (error) {
      reserved?.release()
      setRefused(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setOpening(false)
    }
  }

  return { run, result, opening, refused, begin, leave }
}
