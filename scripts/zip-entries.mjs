import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

/** A file that is no zip, or one of a form in which something could hide. */
export class NoZip extends Error {}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DESCRIPTOR_BYTES = 16
const END_BYTES = 22
const CHUNK = 1 << 20

async function bytesAt(handle, at, length) {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, at)
  if (bytesRead !== length) throw new NoZip('it ends too early.')
  return buffer
}

/**
 * The files of a zip, as its list of contents and each file's own head name them. The files must fill the zip without a gap,
 * so that nothing can stand in it which the list does not name.
 * @returns {Promise<{ name: string, method: number, start: number, packed: number, bytes: number }[]>}
 */
export async function zipEntries(handle) {
  const { size } = await handle.stat()
  if (size < END_BYTES) throw new NoZip('it is too short.')
  const end = await bytesAt(handle, size - END_BYTES, END_BYTES)
  if (end.readUInt32LE(0) !== END) throw new NoZip('it does not end as a zip does.')
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  if (start + length !== size - END_BYTES)
    throw new NoZip('its list of contents is not where it says.')
  const list = await bytesAt(handle, start, length)
  const entries = []
  let at = 0
  let reached = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > length || list.readUInt32LE(at) !== CENTRAL)
      throw new NoZip('its list of contents is broken.')
    const flags = list.readUInt16LE(at + 8)
    const method = list.readUInt16LE(at + 10)
    const packed = list.readUInt32LE(at + 20)
    const bytes = list.readUInt32LE(at + 24)
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field))
    const offset = list.readUInt32LE(at + 42)
    const name = list.toString('utf8', at + 46, at + 46 + nameBytes)
    if (extra + comment > 0 || ![0, 8].includes(method))
      throw new NoZip(`${name} is kept in a form that the console does not write.`)
    if (offset !== reached) throw new NoZip(`bytes before ${name} belong to no file.`)
    const head = await bytesAt(handle, offset, 30 + nameBytes)
    const same =
      head.readUInt32LE(0) === LOCAL &&
      head.readUInt16LE(8) === method &&
      head.readUInt16LE(26) === nameBytes &&
      head.readUInt16LE(28) === 0 &&
      head.toString('utf8', 30) === name
    if (!same) throw new NoZip(`${name} is called otherwise in its own head.`)
    const from = offset + 30 + nameBytes
    entries.push({ name, method, start: from, packed, bytes })
    reached = from + packed + (flags & 8 ? DESCRIPTOR_BYTES : 0)
    at += 46 + nameBytes
  }
  if (at !== length || reached !== start) throw new NoZip('it holds bytes that belong to no file.')
  return entries
}

async function* packedChunks(handle, { start, packed }) {
  for (let at = 0; at < packed; at += CHUNK) {
    yield await bytesAt(handle, start + at, Math.min(CHUNK, packed - at))
  }
}

/** The bytes of a file of a zip, piece by piece. */
export async function* unpacked(handle, entry) {
  let bytes = 0
  const count = (chunk) => {
    bytes += chunk.length
    return chunk
  }
  if (entry.method === 0) {
    for await (const chunk of packedChunks(handle, entry)) yield count(chunk)
  } else {
    const inflate = createInflateRaw()
    const fed = pipeline(Readable.from(packedChunks(handle, entry)), inflate)
    // Told by the stream itself, which is read below.
    fed.catch(() => {})
    for await (const chunk of inflate) yield count(chunk)
    if (inflate.bytesWritten !== entry.packed)
      throw new NoZip('it has more bytes than its content.')
  }
  if (bytes !== entry.bytes) throw new NoZip('it is not as long as the zip says.')
}
