import initSqlJs from 'sql.js/dist/sql-wasm-browser.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { BackEnd } from './back-end'
import { openKeptFile } from './kept-file'
import type { Asked, AskedRequest, Said } from './messages'

/**
 * The worker that holds the service. As a shared worker it serves all tabs; where the browser has none, each tab has a
 * worker and data of its own, which nothing keeps: two tabs would overwrite each other's.
 */
const isShared = 'onconnect' in globalThis
/** What the service is asked at: it is on no network. */
const ORIGIN = 'http://demonstration.invalid'

type Port = Pick<MessagePort, 'postMessage' | 'addEventListener'>
const ports: Port[] = []
const tellAll = (said: Said) => ports.forEach((port) => port.postMessage(said))

async function open(): Promise<BackEnd> {
  const folder = new URL('.', location.href).pathname
  const file = isShared ? await openKeptFile(folder, location.pathname) : null
  const wasmBinary = await (await fetch(wasm)).arrayBuffer()
  return BackEnd.open(await initSqlJs({ wasmBinary }), file, (keeping) =>
    tellAll({ kind: 'ready', keeping }),
  )
}
const opening = open()

async function answer(backEnd: BackEnd, port: Port, { id, address, init }: AskedRequest) {
  const response = await backEnd.answer(new Request(ORIGIN + address, init))
  const { status, headers } = response
  const body = response.body === null ? null : await response.arrayBuffer()
  const said: Said = { kind: 'answer', id, status, headers: [...headers], body }
  port.postMessage(said, body ? [body] : [])
}

async function beginAfresh(backEnd: BackEnd) {
  tellAll({ kind: 'beginning-afresh' })
  try {
    await backEnd.beginAfresh()
    tellAll({ kind: 'begun-afresh' })
  } catch (error) {
    tellAll({ kind: 'failed', reason: String(error) })
  }
}

function serve(port: Port) {
  ports.push(port)
  opening.then(
    (backEnd) => port.postMessage({ kind: 'ready', keeping: backEnd.keeping() } satisfies Said),
    (error: unknown) => port.postMessage({ kind: 'failed', reason: String(error) } satisfies Said),
  )
  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    void opening.then(
      (backEnd) => (data.kind === 'request' ? answer(backEnd, port, data) : beginAfresh(backEnd)),
      // The page has been told above, and asks no more.
      () => undefined,
    )
  })
}

if (isShared) {
  addEventListener('connect', (event) => {
    for (const port of (event as MessageEvent).ports) {
      serve(port)
      port.start()
    }
  })
} else {
  serve(globalThis as unknown as Port)
}
