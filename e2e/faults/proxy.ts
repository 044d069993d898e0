import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { REFUSALS, type Fault } from './faults'

type Received = { method: string; path: string; headers: string[]; body: Buffer }
type Answered = { status: number; headers: string[]; body: Buffer }
type Faults = { write: Fault[]; read: Fault[] }
type Armed = Faults & { firstReadAmidWrite: boolean | null }

/** Milliseconds for which a busy service was seen to work on a request whose client is gone, and some more. */
const GOES_ON_MS = 3_000

/** Milliseconds by which a late request follows its sender's farewell. */
const LATE_MS = 300

/** Names a call of a console whose patience can be ended (`people.ts`); the service is not told. */
export const CALL_HEADER = 'X-Call-Of-A-Console'

/**
 * Stands between a console and a service, and does to the requests of an armed Artifact what its list says, one fault
 * an exchange; then, and for all else, it forwards faithfully.
 */
export class FaultProxy {
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  readonly #armed = new Map<string, Armed>()
  /** Exchanges with the service that are not over, also those whose sender has gone; with what was asked. */
  readonly #underWay = new Map<Promise<unknown>, Pick<Received, 'method' | 'path'>>()
  /** What was done, for the message of a run that went wrong. */
  readonly log: string[] = []
  /** Is told of each request that was received whole, also of one that goes no further. */
  heard?: (path: string, body: Buffer) => void

  /** @param endPatience makes the console that sent a call give up on its answer; where nothing can, that fault is not tried */
  constructor(
    private readonly upstream: URL,
    private readonly endPatience?: (call: string) => void,
  ) {}

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    await this.quiet()
  }

  /** Faults for the next writes and reads whose path begins so. */
  arm(path: string, faults: Faults) {
    this.#armed.set(path, {
      write: [...faults.write],
      read: [...faults.read],
      firstReadAmidWrite: null,
    })
  }
  disarm(path: string) {
    this.#armed.delete(path)
  }

  /** Resolves when every request that was let through, and whose path begins so, has been answered by the service. */
  async quiet(start = '') {
    const under = () =>
      [...this.#underWay].filter(([, { path }]) => path.startsWith(start)).map(([one]) => one)
    while (under().length > 0) await Promise.allSettled(under())
  }

  /** Whether a write may still reach, or be in, the service: nobody can know what becomes of it. */
  isWriting(start: string) {
    return [...this.#underWay.values()].some(
      ({ method, path }) => method !== 'GET' && path.startsWith(start),
    )
  }

  #faultOf(method: string, path: string): Fault {
    for (const [start, armed] of this.#armed) {
      if (!path.startsWith(start)) continue
      const fault = (method === 'GET' ? armed.read : armed.write).shift() ?? 'none'
      if (method === 'GET' && path === start && fault === 'none')
        armed.firstReadAmidWrite ??= this.isWriting(start)
      return fault
    }
    return 'none'
  }

  /** Whether a write was under way when what is armed was first read without a fault: that answer may be out of date. */
  wasReadAmidWrite(path: string) {
    return this.#armed.get(path)?.firstReadAmidWrite ?? false
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: path = '/' } = request
    const fault = this.#faultOf(method, path)
    if (fault !== 'none') this.log.push(`${method} ${path}: ${fault}`)
    // Whoever has hung up is told nothing more.
    response.on('error', () => undefined)
    try {
      if (fault === 'drop at the headers') return request.socket.destroy()
      const body = await buffer(request)
      this.heard?.(path, body)
      await this.#exchange(fault, { method, path, headers: request.rawHeaders, body }, response)
    } catch {
      request.socket.destroy()
    }
  }

  async #exchange(fault: Fault, received: Received, response: ServerResponse) {
    const { socket } = response
    const hangUp = () => socket?.resetAndDestroy()
    const forward = () => this.#tracked(received, this.#forward(received))
    switch (fault) {
      case 'drop before forwarding':
        return hangUp()
      case 'forward the headers only':
        return this.#forwardPart(received, 0, hangUp)
      case 'forward half of the body':
        return this.#forwardPart(received, received.body.length >> 1, hangUp)
      case 'forward all and hang up':
        hangUp()
        return void forward()
      case 'forward all and hang up on both':
        return this.#forwardPart(received, received.body.length, hangUp)
      case 'forward late, after hanging up':
        hangUp()
        void this.#tracked(
          received,
          after(LATE_MS).then(() => this.#forward(received)),
        )
        return
      case 'forward slowly, in pieces':
        return reply(response, await this.#tracked(received, this.#forward(received, 5)))
      case 'drop the answer':
        await forward()
        return hangUp()
      case 'answer with headers only':
        return cut(response, await forward(), 0)
      case 'answer half':
        return cut(response, await forward(), 0.5)
      case 'truncate the answer': {
        const answered = await forward()
        return reply(response, {
          ...answered,
          body: answered.body.subarray(0, answered.body.length >> 1),
        })
      }
      case 'delay the answer beyond patience': {
        const answered = await forward()
        this.endPatience?.(nameOfCall(received))
        return reply(response, answered)
      }
      case 'forward twice, answer the first': {
        const first = await forward()
        await forward()
        return reply(response, first)
      }
      case 'forward twice, answer the second':
        await forward()
        return reply(response, await forward())
      case 'forward twice at once': {
        const [, second] = await Promise.all([forward(), forward()])
        return reply(response, second)
      }
      case 'answer twice': {
        const answered = await forward()
        socket?.write(
          Buffer.concat([rawHead(answered), answered.body, rawHead(answered), answered.body]),
        )
        return void socket?.end()
      }
      case '502 without forwarding':
        return reply(response, page(502, 'Bad Gateway'))
      case '502 after forwarding':
        await forward()
        return reply(response, page(502, 'Bad Gateway'))
      case '504 after forwarding':
        await forward()
        return reply(response, page(504, 'Gateway Time-out'))
      case '403 of a proxy after forwarding':
        await forward()
        return reply(response, page(403, 'Forbidden by policy'))
      case 'portal without forwarding':
        return reply(response, page(200, 'Sign in to the network'))
      case 'portal after forwarding':
        await forward()
        return reply(response, page(200, 'Sign in to the network'))
      case 'redirect after forwarding': {
        await forward()
        const { body } = page(302, 'Found')
        return reply(response, {
          status: 302,
          headers: ['Location', 'http://portal.invalid/'],
          body,
        })
      }
      case 'empty answer': {
        const answered = await forward()
        return reply(response, { ...answered, body: Buffer.alloc(0) })
      }
      case 'answer of another revision':
        return reply(
          response,
          changed(await forward(), (body) => ({ ...body, revision: Number(body['revision']) + 1 })),
        )
      case 'answer of another shape':
        return reply(
          response,
          changed(await forward(), ({ revision }) => ({ ok: true, revision })),
        )
      default: {
        const answered = await forward()
        return reply(response, REFUSALS[fault] ? refusal(REFUSALS[fault]) : answered)
      }
    }
  }

  #tracked<T>({ method, path }: Received, exchange: Promise<T>): Promise<T> {
    const settled = exchange.finally(() => this.#underWay.delete(settled))
    settled.catch(() => undefined)
    this.#underWay.set(settled, { method, path })
    return settled
  }

  #forward(received: Received, pauses = 0): Promise<Answered> {
    const { method, path, headers, body } = received
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.upstream
      const upstream = send({
        hostname,
        port,
        method,
        path,
        headers: toUpstream(headers, this.upstream),
        agent: false,
      })
      upstream.on('error', reject)
      upstream.on('response', (answer) => {
        const { statusCode: status = 502, rawHeaders: headers } = answer
        buffer(answer).then((body) => resolve({ status, headers, body }), reject)
      })
      if (pauses === 0) return void upstream.end(body)
      const piece = Math.max(1, Math.ceil(body.length / pauses))
      const write = async () => {
        for (let at = 0; at < body.length; at += piece) {
          upstream.write(body.subarray(at, at + piece))
          await after(2)
        }
        upstream.end()
      }
      write().catch(reject)
    })
  }

  /** Lets the service have the request up to a byte of its body, then hangs up on both. */
  async #forwardPart(received: Received, length: number, hangUp: () => void) {
    const { method, path, headers, body } = received
    const socket: Socket = connect(Number(this.upstream.port), this.upstream.hostname)
    socket.on('error', () => undefined)
    const lines = pairs(toUpstream(headers, this.upstream)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    await new Promise((resolve) => socket.write(body.subarray(0, length), resolve))
    hangUp()
    socket.destroy()
    // A service may go on with a request that it has in full: it is under way for as long as that may take.
    if (length === body.length) await this.#tracked(received, after(GOES_ON_MS))
  }
}

const pairs = (raw: readonly string[]) =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))

const nameOfCall = ({ headers }: Received) =>
  pairs(headers).find(([name]) => name === CALL_HEADER)?.[1] ?? ''

const HOP = /^(connection|keep-alive|transfer-encoding|content-length|expect)$/i

/** The request's headers with its whole length, over a connection of its own, with the names that the host answers to. */
function toUpstream(raw: readonly string[], upstream: URL): string[] {
  const kept = pairs(raw).filter(
    ([name]) => name !== CALL_HEADER && (!HOP.test(name) || /^content-length$/i.test(name)),
  )
  const named = kept.map(([name, value]) => {
    if (/^host$/i.test(name)) return [name, upstream.host]
    return /^origin$/i.test(name) ? [name, upstream.origin] : [name, value]
  })
  return [...named.flat(), 'Connection', 'close']
}

const plain = (headers: readonly string[]) => pairs(headers).filter(([name]) => !HOP.test(name))

function reply(response: ServerResponse, { status, headers, body }: Answered) {
  if (response.destroyed) return
  for (const [name, value] of plain(headers)) response.appendHeader(name, value)
  response.writeHead(status, { 'Content-Length': body.length })
  response.end(body)
}

function rawHead({ status, headers, body }: Answered): Buffer {
  const lines = plain(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(
    `HTTP/1.1 ${status} X\r\n${lines.join('')}Content-Length: ${body.length}\r\n\r\n`,
  )
}

/** An answer that breaks off after a part of its body, its length announced in full. */
function cut({ socket }: ServerResponse, answered: Answered, part: number) {
  const body = answered.body.subarray(0, Math.floor(answered.body.length * part))
  socket?.write(Buffer.concat([rawHead(answered), body]), () => socket.destroy())
}

const page = (status: number, words: string): Answered => ({
  status,
  headers: ['Content-Type', 'text/html'],
  body: Buffer.from(`<!doctype html><title>${words}</title><h1>${words}</h1>`),
})

const refusal = ({ status, code }: { status: number; code: string }): Answered => ({
  status,
  headers: ['Content-Type', 'application/json'],
  body: Buffer.from(JSON.stringify({ error: { code, message: 'Refused.', details: null } })),
})

/** An answer of the service with another body; what is no JSON object stays as it is. */
function changed(
  answered: Answered,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Answered {
  if (answered.status >= 300) return answered
  const body = JSON.parse(answered.body.toString()) as Record<string, unknown>
  return { ...answered, body: Buffer.from(JSON.stringify(change(body))) }
}
