import type { BrowserContext, Page, Request } from '@playwright/test'
import { REQUEST_ID_HEADER } from '../src/api/contract/errors'

/** A call of the dashboard to the service. */
export type Call = {
  page: Page | null
  method: string
  /** Path with its query, ids encoded as sent. */
  path: string
  headers: Record<string, string>
  /** Parsed JSON body, undefined without one. */
  body: unknown
  /** Whether it has neither been answered nor failed yet. */
  isOut: boolean
  /** Null while the call is out, and for good when the connection died. */
  status: number | null
  requestId: string | null
}

/** Records the calls of every page of the test to `/v1` and `/health`, in the order they were sent. */
export class Requests {
  readonly all: Call[] = []
  private readonly calls = new Map<Request, Call>()

  watch(context: BrowserContext) {
    context.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!/^\/(v1|health)\//.test(pathname)) return
      const call: Call = {
        page: pageOf(request),
        method: request.method(),
        path: pathname + search,
        headers: request.headers(),
        body: bodyOf(request),
        isOut: true,
        status: null,
        requestId: null,
      }
      this.calls.set(request, call)
      this.all.push(call)
    })
    context.on('response', (response) => {
      const call = this.calls.get(response.request())
      if (!call) return
      call.isOut = false
      call.status = response.status()
      call.requestId = response.headers()[REQUEST_ID_HEADER.toLowerCase()] ?? null
    })
    context.on('requestfailed', (request) => {
      const call = this.calls.get(request)
      if (call) call.isOut = false
    })
  }

  /** Calls so far with this method, whose path matches. */
  of(method: string, path = /./): Call[] {
    return this.all.filter((call) => call.method === method && path.test(call.path))
  }

  /** Calls that were sent while `piece` ran. */
  async during(piece: () => Promise<unknown>): Promise<Call[]> {
    const before = this.all.length
    await piece()
    return this.all.slice(before)
  }
}

function pageOf(request: Request): Page | null {
  // A service worker's request has no frame, and asking for it throws.
  return request.serviceWorker() ? null : request.frame().page()
}

function bodyOf(request: Request): unknown {
  const text = request.postData()
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
