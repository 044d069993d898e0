import { request } from 'node:http'

/** An answer as a browser would see it, without what is about the connection or the moment. */
export type Seen = { status: number; headers: Record<string, string>; bytes: Buffer }

/** Headers in which two web servers may differ: they tell of the connection, the moment, or how the server keeps its files. */
const OWN = ['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive']
const OF_FILES = ['last-modified', 'server', 'transfer-encoding']
/** Headers of the service itself. Our host passes on those that it knows, and nginx passes on all. */
const OF_SERVICE = /^x-powercontext-/

type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer }

/** Asks without following redirects and without taking an encoding off. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<Seen>((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(
          ([name]) => ![...OWN, ...OF_FILES].includes(name) && !OF_SERVICE.test(name),
        )
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          bytes: Buffer.concat(pieces),
        })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
