import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { version } from '../../../../package.json'
import { serverOrigin } from '../../../api/client'
import type { Principal } from '../../../api/contract/access'
import { authorityQuery, deploymentQuery, meQuery } from '../../../api/queries/access'
import { auditPageQuery } from '../../../api/queries/audit'
import { serverNow } from '../../../api/server-clock'
import { session } from '../../../api/session'
import { download } from '../../../lib/download'
import type { Zone } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { decisionSentence } from '../event/event-sentence'
import { sentenceTexts } from '../event/sentence-texts'
import { Exporter } from '../export/exporter'
import { fixEnd, type ExportRequest, type FixedRequest } from '../export/export-request'
import { SelectedEvents, stretchesOf } from '../export/selected-events'
import { openReader } from '../export/open-reader'
import { openStretches } from '../export/open-stretches'
import { reservePrivateFile, type PrivateFile } from '../export/private-files'
import type { SavedFile } from '../export/worker-messages'
import { metSpots } from '../met-spots'
import { readBindings } from './bindings'
import { callBudget } from './call-budget'
import { changeReader } from './change-reader'
import { searchChanges } from './change-search'
import { openEvidenceSink, type EvidenceSink } from './evidence-sink'
import { indexTexts } from './index-texts'
import type { Notes } from './notes'
import { writeRest, type Step } from './rest-of-bundle'

export type EvidenceChoices = { withChanges: boolean; applyLocal: boolean; notes: Notes }

export type EvidenceRun = {
  exporter: Exporter<SavedFile>
  request: FixedRequest
  /** By the browser's clock, ms since the epoch. */
  startedAt: number
}

export type Bundle = {
  name: string
  saved: SavedFile
  complete: boolean
  events: number
  /** It holds what was selected by hand; how much of that the server no longer sent. Null of a list. */
  selection: { notFound: number } | null
  /** The server said that there is no more of what was asked for, and could hand out all of it. */
  read: boolean
}

type Current = {
  run: EvidenceRun
  choices: EvidenceChoices
  sink: EvidenceSink
  /** What was selected by hand, where something was. */
  selected: SelectedEvents | null
  reserved: PrivateFile | null
  end: AbortController
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/**
 * One bundle at a time, which ends with the component.
 * @param onGone the person ended it, and nothing of it was kept
 */
export function useEvidence(wanted: ExportRequest, zone: Zone, onGone: () => void) {
  const client = useQueryClient()
  const me = useQuery(meQuery())
  const texts = useTexts(indexTexts)
  const sentences = useTexts(sentenceTexts)
  const names = useNames()
  const [run, setRun] = useState<EvidenceRun | null>(null)
  /** The present step of the work that follows the events. */
  const [step, setStep] = useState<Step | null>(null)
  const [bundle, setBundle] = useState<Bundle | null>(null)
  const [opening, setOpening] = useState(false)
  const [refused, setRefused] = useState<Error | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const current = useRef<Current | null>(null)

  const leave = () => {
    const left = current.current
    current.current = null
    left?.run.exporter.stop('discard')
    left?.end.abort()
    left?.reserved?.release()
  }
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      leave()
    }
  }, [])

  const writeChanges =
    (end: AbortController): Parameters<typeof writeRest>[0]['readChanges'] =>
    async (events, write, onProgress) => {
      // Not audited (contract §3). Roles that let somebody read the Artifacts of a Scope let them read the Scope as well.
      const { scopeIds } = await client.fetchQuery(authorityQuery('scope.read'))
      return searchChanges(events, {
        reader: changeReader(client, callBudget(), end.signal),
        mayRead: (scopeId) => scopeIds.has(scopeId),
        write,
        onProgress,
        signal: end.signal,
      })
    }

  const goOn = async ({ run: ended, choices, sink, selected, reserved, end }: Current) => {
    const { request, startedAt, exporter } = ended
    // From now on "Cancel" is the bundle's own: the exporter hears of nothing any more.
    setStep({ kind: 'bindings', count: sink.facts().bindingIds.length })
    try {
      const deploymentId = await client.ensureQueryData(deploymentQuery('server.admin'))
      const server =
        deploymentId === null
          ? request.resource
          : { type: 'server' as const, deployment_id: deploymentId }
      const { name, saved } = await writeRest({
        sink,
        request,
        snapshot: exporter.getSnapshot(),
        context: {
          server: { origin: serverOrigin(), deployment_id: deploymentId },
          principal: me.data?.principal ?? ({ type: 'unknown', id: 'unknown' } satisfies Principal),
          console: `Scope Console ${version}`,
          startedAt: new Date(startedAt).toISOString(),
          endedAt: new Date().toISOString(),
          serverAheadMs: Math.round(serverNow() - Date.now()),
          ...(selected && { notFound: selected.missing }),
        },
        notes: choices.notes,
        readBindings: (ids) => readBindings(client, server, ids),
        readChanges: choices.withChanges ? writeChanges(end) : null,
        sentence: (event) => decisionSentence(event, sentences, names),
        texts,
        zone,
        onStep: (next) => {
          end.signal.throwIfAborted()
          setStep(next)
        },
      })
      end.signal.throwIfAborted()
      const { complete, ended: isEnded, blind, written } = exporter.getSnapshot()
      const selection = selected && { notFound: selected.missing.length }
      const read = isEnded && blind.length === 0
      setBundle({ name, saved, complete, events: written, selection, read })
      if (saved.file !== null) download(saved.file, name)
    } catch (error) {
      await sink.discard().catch(() => {})
      if (end.signal.aborted || session.token() === null) {
        reserved?.release()
        if (here.current) onGone()
      } else setFailed(asError(error))
    }
  }

  const begin = async (choices: EvidenceChoices) => {
    const fixed = fixEnd(choices.applyLocal ? wanted : { ...wanted, local: null }, serverNow())
    const selected = fixed.selection ? new SelectedEvents(fixed.selection) : null
    const request = selected
      ? {
          ...fixed,
          local: {
            words: [texts.byHand],
            params: { selection: 'by hand' },
            matches: selected.matches,
          },
        }
      : fixed
    setRefused(null)
    setOpening(true)
    let reserved: PrivateFile | null = null
    try {
      reserved = await reservePrivateFile('zip')
      const sink = await openEvidenceSink(
        reserved === null ? { kind: 'memory' } : { kind: 'private', name: reserved.name },
      )
      if (!here.current) {
        reserved?.release()
        return void sink.discard()
      }
      const exporter = new Exporter<SavedFile>({
        request,
        ask: (page) => client.fetchQuery(auditPageQuery(page)),
        reader: (ask) =>
          selected
            ? openStretches(request, stretchesOf(request), ask, metSpots)
            : openReader(request, ask, metSpots),
        sink,
        now: serverNow,
      })
      const started: Current = {
        run: { exporter, request, startedAt: Date.now() },
        choices,
        sink,
        selected,
        reserved,
        end: new AbortController(),
      }
      current.current = started
      setRun(started.run)
      void exporter.run().then(() => {
        if (current.current !== started) return
        const { phase, error } = exporter.getSnapshot()
        if (phase === 'gone') onGone()
        else if (phase === 'failed') setFailed(error)
        else void goOn(started)
      })
    } catch (error) {
      reserved?.release()
      setRefused(asError(error))
    } finally {
      setOpening(false)
    }
  }

  return { run, step, bundle, opening, refused, failed, begin, leave }
}
