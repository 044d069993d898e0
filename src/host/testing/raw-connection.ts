import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { takeMessage, type Message } from './strict-message'

/** A client of bytes, for tests: sends what no library would, and reads answers strictly. */
export class RawConnection {
  private unread: Buffer = Buffer.alloc(0)
  private readonly socket: Socket
  private readonly closed: Promise<'closed'>
  private wake = () => {}

  constructor(origin: string | URL) {
    const { hostname, port } = new URL(origin)
    this.socket = connect(Number(port), hostname)
    // A refused sender is cut off while it sends: that is what it is for.
    this.socket.on('error', () => undefined)
    this.socket.on('data', (chunk) => {
      this.unread = Buffer.concat([this.unread, chunk])
      this.wake()
    })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => {
        this.wake()
        resolve('closed')
      })
    })
  }

  get isClosed() {
    return this.socket.closed
  }

  /** Resolves when the bytes are with the system; false where the connection ended first. */
  send(bytes: string | Buffer): Promise<boolean> {
    return new Promise((resolve) =>
      this.socket.write(bytes, 'latin1', (error) => resolve(error === null || error === undefined)),
    )
  }

  /** The next final answer; null when the connection ends without one. */
  async answer(bodiless = false): Promise<Message | null> {
    for (;;) {
      const taken = takeMessage(this.unread, bodiless)
      if (taken !== null) {
        this.unread = taken.rest
        if (!/^HTTP\/1\.1 1/.test(taken.message.start)) return taken.message
      } else if (this.isClosed) return null
      else await new Promise<void>((resolve) => (this.wake = resolve))
    }
  }

  /** All answers until the other side ends the connection. */
  async answers(): Promise<Message[]> {
    const answers: Message[] = []
    for (let next = await this.answer(); next !== null; next = await this.answer()) {
      answers.push(next)
    }
    return answers
  }

  whenClosed() {
    return this.closed
  }

  async leave() {
    this.socket.destroy()
    if (!this.isClosed) await once(this.socket, 'close')
  }
}

export const statusOf = (message: Message | null) => Number(message?.start.split(' ')[1])
