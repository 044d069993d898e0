import type { AlertColor } from '@mui/material/Alert'
import { isApiError, isFromProxy, isOfSignIn, isTransient } from '../api/errors'
import { isCodeFailure } from '../lib/code-failure'
import type { sharedTexts } from './shared-texts'

type T = typeof sharedTexts.en
type Words = { title: string; help?: string; severity: AlertColor }

/** Whether asking again can help: a refusal in the service's own words stays a refusal. */
export function mayAskAgain(error: Error): boolean {
  if (!isApiError(error)) return true
  if (error.kind === 'id') return false
  if (error.kind !== 'http') return true
  return isTransient(error) || isFromProxy(error)
}

/**
 * What came back, in a sentence: as the server put it, since its words are evidence, and in ours where the console itself
 * found the fault. Null where the title of `failureWords` says it all.
 */
export function saidOf(error: Error, t: T): string | null {
  if (isCodeFailure(error)) return null
  if (!isApiError(error)) return error.message
  const { kind, code, message, details } = error
  if (kind === 'network' || kind === 'id' || isOfSignIn(error)) return null
  const told = (key: string) => String(details?.[key])
  if (code === 'redirected') return t.redirected(told('where'))
  if (code === 'web_page') return t.pageCame(told('where'))
  if (kind !== 'contract') return message
  return t.mismatch(told('where'), told('field'), told('expected'), told('received'))
}

/** What a failure is called, what it means and what helps, by its kind, status and code. */
export function failureWords(error: Error, t: T): Words {
  if (isCodeFailure(error)) return { title: t.codeTitle, help: t.codeHelp, severity: 'warning' }
  if (!isApiError(error))
    return { title: t.crashTitle, help: t.crashHelp, severity: 'error' as const }
  if (error.kind === 'id') return { title: t.impossibleId, severity: 'warning' }
  if (error.kind === 'network') {
    const [title, help] =
      error.code === 'timeout' ? [t.timeoutTitle, t.timeoutHelp] : [t.networkTitle, t.networkHelp]
    return { title, help, severity: 'error' }
  }
  if (error.code === 'redirected' || error.code === 'web_page')
    return { title: t.elsewhereTitle, help: t.elsewhereHelp, severity: 'error' }
  if (error.kind === 'contract')
    return { title: t.contractTitle, help: t.contractHelp, severity: 'error' }
  switch (error.status) {
    case 403:
      return isFromProxy(error)
        ? { title: t.betweenTitle, help: t.betweenHelp, severity: 'warning' }
        : { title: t.forbiddenTitle, severity: 'warning' }
    case 404:
      return {
        title: t.notFoundTitle,
        help: isFromProxy(error) ? t.betweenHelp : undefined,
        severity: 'warning',
      }
    case 408:
      return { title: t.slowTitle, help: t.slowHelp, severity: 'warning' }
    case 425:
      return { title: t.earlyTitle, help: t.earlyHelp, severity: 'warning' }
    case 429:
      return { title: t.tooManyTitle, help: t.tooManyHelp, severity: 'warning' }
    case 502:
    case 504:
      return { title: t.gatewayTitle, help: t.gatewayHelp, severity: 'error' }
    case 503:
      return { title: t.unavailableTitle, help: t.unavailableHelp, severity: 'error' }
  }
  if (error.status >= 500) return { title: t.serverErrorTitle, severity: 'error' }
  return isFromProxy(error)
    ? { title: t.failedTitle, help: t.betweenHelp, severity: 'warning' }
    : { title: t.failedTitle, severity: 'warning' }
}
