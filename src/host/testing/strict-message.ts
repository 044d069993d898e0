/** One HTTP/1.1 message, for tests: read strictly, so that whatever could be read in two ways is an error. */
export type Message = {
  /** Request line or status line. */
  start: string
  headers: ReadonlyMap<string, string>
  body: Buffer
}

/** Frame the message or tell whom it is for: a second one is an error. */
const ONCE = ['host', 'authorization', 'content-length', 'transfer-encoding', 'if-match']

/**
 * Takes the first message off `bytes`.
 * @param bodiless whether it is the answer to a HEAD request
 * @returns null while the message is incomplete
 * @throws Error for whatever RFC 9112 does not let a sender write
 */
export function takeMessage(
  bytes: Buffer,
  bodiless = false,
): { message: Message; rest: Buffer } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [start = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  if (!/^(?:[A-Z]+ \/[\x21-\x7e]* HTTP\/1\.1|HTTP\/1\.1 [1-5]\d\d [ -~]*)$/.test(start)) {
    throw new Error(`No start line: ${JSON.stringify(start)}`)
  }
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name = '', value = ''] =
      /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key === '') throw new Error(`No header: ${JSON.stringify(line)}`)
    if (headers.has(key) && ONCE.includes(key)) throw new Error(`Twice: ${key}`)
    headers.set(key, value)
  }
  const after = bytes.subarray(end + 4)
  const length = headers.get('content-length')
  const coding = headers.get('transfer-encoding')
  if (length !== undefined && coding !== undefined) throw new Error('A length beside chunks')
  if (coding !== undefined && coding !== 'chunked') throw new Error(`Coded as ${coding}`)
  if (length !== undefined && !/^\d+$/.test(length)) throw new Error(`Length ${length}`)
  const isAnswer = start.startsWith('HTTP')
  if (isAnswer && (bodiless || /^HTTP\/1\.1 (?:1\d\d|204|304)/.test(start))) {
    return { message: { start, headers, body: Buffer.alloc(0) }, rest: after }
  }
  const taken = coding === undefined ? takeLength(after, Number(length ?? 0)) : takeChunks(after)
  return taken && { message: { start, headers, body: taken.body }, rest: taken.rest }
}

const takeLength = (bytes: Buffer, length: number) =>
  bytes.length < length ? null : { body: bytes.subarray(0, length), rest: bytes.subarray(length) }

function takeChunks(bytes: Buffer): { body: Buffer; rest: Buffer } | null {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return null
    const size = bytes.toString('latin1', at, end)
    if (!/^[0-9a-f]+$/i.test(size)) throw new Error(`Chunk of ${JSON.stringify(size)}`)
    const length = parseInt(size, 16)
    if (bytes.length < end + 2 + length + 2) return null
    const next = end + 2 + length
    if (bytes.toString('latin1', next, next + 2) !== '\r\n') throw new Error('A chunk without end')
    at = next + 2
    if (length === 0) return { body: Buffer.concat(chunks), rest: bytes.subarray(at) }
    chunks.push(bytes.subarray(end + 2, next))
  }
}
