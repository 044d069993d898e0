import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { takeMessage, type Message } from './strict-message'

export type Seen = Message & { method: string; target: string; connection: number }
/** The bytes that answer a request; null never answers, and `socket` is there to break off. */
type Answering = (request: Seen, socket: Socket) => string | null

/**
 * A server that records, for tests: what it received on each connection, the requests that a strict reader finds in it,
 * and whatever such a reader does not understand.
 */
export class RecordingUpstream {
  readonly requests: Seen[] = []
  readonly misread: string[] = []
  private readonly received: Buffer[] = []
  private connections = 0
  open = 0
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private wake = () => {}

  constructor(public answering: Answering = named) {
    this.server = createServer((socket) => this.accept(socket))
  }

  async listen(): Promise<URL> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`)
  }

  /** Every byte that arrived, whether it was understood or not. */
  bytes() {
    return Buffer.concat(this.received).toString('latin1')
  }

  /** Resolves as soon as `holds` does, looked at whenever something arrives or a connection ends. */
  async until(holds: () => boolean) {
    while (!holds()) await new Promise<void>((resolve) => (this.wake = resolve))
  }

  close() {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }

  private accept(socket: Socket) {
    const connection = (this.connections += 1)
    let unread: Buffer = Buffer.alloc(0)
    this.open += 1
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.open -= 1
      this.sockets.delete(socket)
      this.wake()
    })
    socket.on('data', (chunk) => {
      this.received.push(chunk)
      unread = Buffer.concat([unread, chunk])
      try {
        for (let taken = takeMessage(unread); taken; taken = takeMessage(unread)) {
          unread = taken.rest
          const [method = '', target = ''] = taken.message.start.split(' ')
          const request = { ...taken.message, method, target, connection }
          this.requests.push(request)
          const bytes = this.answering(request, socket)
          if (bytes !== null) socket.write(bytes, 'latin1')
        }
      } catch (error) {
        this.misread.push(String(error))
        socket.destroy()
      }
      this.wake()
    })
  }
}

/** Answers with who asked for what, so that an answer tells whose it is. */
export function named({ method, target, headers, body }: Seen): string {
  const who = headers.get('authorization') ?? 'nobody'
  const content = JSON.stringify({ who, method, target, length: body.length })
  return answerOf(content, '', method === 'HEAD')
}

export const answerOf = (content: string, headers = '', bodiless = false) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${content.length}\r\n${headers}\r\n${bodiless ? '' : content}`
