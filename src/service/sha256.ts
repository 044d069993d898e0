// Synchronous, because digests and signatures are made inside a transaction; WebCrypto answers with promises only, and
// node:crypto does not exist in a browser worker.
const ROUND_CONSTANTS = new Uint32Array(64)
const INITIAL = new Uint32Array(8)
{
  // FIPS 180-4: the first 32 bits of the fractional parts of the cube and square roots of the first primes.
  const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)
  let found = 0
  for (let candidate = 2; found < 64; candidate += 1) {
    let prime = true
    for (let d = 2; d * d <= candidate; d += 1) if (candidate % d === 0) prime = false
    if (!prime) continue
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate))
    ROUND_CONSTANTS[found] = fraction(Math.cbrt(candidate))
    found += 1
  }
}

const encoder = new TextEncoder()
const schedule = new Uint32Array(64)
const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by))
/** Reads an element of a typed array that the algorithm keeps in bounds. */
const at = (array: Uint32Array, index: number) => array[index] as number

/** SHA-256 (FIPS 180-4) of bytes, or of a string's UTF-8 bytes: 32 bytes. */
export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? encoder.encode(data) : data
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const state = INITIAL.slice()
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, view, offset)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, index) => out.setUint32(index * 4, word))
  return digest
}

function compress(state: Uint32Array, view: DataView, offset: number) {
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const w15 = at(schedule, i - 15)
    const w2 = at(schedule, i - 2)
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
    schedule[i] = at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i += 1) state[i] = at(state, i) + (added[i] as number)
}

/** HMAC-SHA-256 (RFC 2104) for keys of at most 64 bytes: 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = new Uint8Array(64 + message.length).fill(0x36, 0, 64)
  const outer = new Uint8Array(96).fill(0x5c, 0, 64)
  key.forEach((byte, index) => {
    inner[index] = byte ^ 0x36
    outer[index] = byte ^ 0x5c
  })
  inner.set(message, 64)
  outer.set(sha256(inner), 64)
  return sha256(outer)
}

/** Lower-case hexadecimal. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
