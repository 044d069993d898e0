import { isApiError, isFromProxy } from '../../api/errors'
import type { sessionTexts } from './texts'

type T = typeof sessionTexts.en

/** What a refusal means to somebody who signs in, where the general words would speak of a screen. */
export function signInWords(error: Error, t: T): { title?: string; help?: string } {
  if (!isApiError(error) || error.kind !== 'http' || error.status === 0) return {}
  if (isFromProxy(error) && error.status < 500)
    return error.status === 429 ? {} : { title: t.betweenTitle, help: t.betweenHelp }
  switch (error.status) {
    case 403:
      return { title: t.forbiddenTitle, help: t.forbiddenHelp }
    case 404:
      return { title: t.notServerTitle, help: t.notServerHelp }
    default:
      return {}
  }
}
