import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { version } from '../../../../package.json'
import { serverOrigin } from '../../../api/client'
import { meQuery } from '../../../api/queries/access'
import { keys } from '../../../api/queries/keys'
import { serverAhead } from '../../../api/server-clock'
import type { Format, Written } from '../../../components/export/export-writer'
import { saveBoth, type Result } from '../../../components/export/result'
import type { BindingsExport } from './bindings-receipt'
import { exportBindings } from './export-bindings'

/** One export of bindings: makes file and receipt, and saves both. */
export function useBindingsExport(request: BindingsExport) {
  const client = useQueryClient()
  const principal = useQuery(meQuery()).data?.principal
  const [made, setMade] = useState<(Result & { written: Written }) | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { shown } = request
  const begin = async (format: Format) => {
    setBusy(true)
    setFailed(false)
    try {
      const result = await exportBindings(request, {
        format,
        server: {
          origin: serverOrigin(),
          deployment_id:
            shown.resource.type === 'server'
              ? shown.resource.deployment_id
              : (client.getQueryData<string | null>(keys.deployment('server.admin')) ?? null),
        },
        principal: principal ?? { type: 'unknown', id: 'unknown', description: null },
        console: `Scope Console ${version}`,
        serverAheadMs: Math.round(serverAhead()),
        now: Date.now,
      })
      setMade(result)
      saveBoth(result)
    } catch {
      // The browser has no memory left for the file. The bindings are still loaded, so a narrower export may fit.
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { made, busy, failed, begin }
}
