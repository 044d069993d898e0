import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What the file of a skill is made from. */
export type SkillFile = {
  name: string
  description: string
  license: string | null
  compatibility: string | null
  metadata: Readonly<Record<string, string>>
  allowed_tools: string | null
  /** With the validations as their last section. */
  instructions: string
}
export type SkillPackage = {
  tree_digest: string
  archive_digest: string
  file_count: number
  uncompressed_size: number
  archive_size: number
}

const FILE_NAME = 'SKILL.md'
/** rw-r--r-- */
const MODE = 0o644

/** The one file of a skill: its fields as YAML between two lines of hyphens, then its instructions. */
export function skillFile(skill: SkillFile): Uint8Array {
  const { name, description, license, compatibility, metadata, allowed_tools: tools } = skill
  const notes = Object.entries(metadata).map(
    ([note, text]) => `\n  ${yamlText(note)}: ${yamlText(text)}`,
  )
  const fields = [
    `name: ${yamlText(name)}`,
    `description: ${yamlText(description)}`,
    ...(license === null ? [] : [`license: ${yamlText(license)}`]),
    ...(compatibility === null ? [] : [`compatibility: ${yamlText(compatibility)}`]),
    ...(notes.length > 0 ? [`metadata:${notes.join('')}`] : []),
    ...(tools === null ? [] : [`allowed-tools: ${yamlText(tools)}`]),
  ]
  return utf8ToBytes(['---', ...fields, '---', '', skill.instructions, ''].join('\n'))
}

/** A short text of words that YAML takes for nothing but a text. The real service writes it without quotes as well. */
const PLAIN = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z][\w-]*(?: [a-z][\w-]*){0,7}\.?$/i
const yamlText = (text: string) =>
  text.length <= 60 && PLAIN.test(text) ? text : JSON.stringify(text)

/**
 * What the service says of the package of a skill: its one file, and the archive that holds it. Nothing of either is kept,
 * because they can be made from the content again.
 */
export function skillPackage(file: Uint8Array): SkillPackage {
  const archive = archiveOf(file)
  return {
    tree_digest: treeDigest(file),
    archive_digest: bytesToHex(sha256(archive)),
    file_count: 1,
    uncompressed_size: file.length,
    archive_size: archive.length,
  }
}

/** Digest over name, mode, size and bytes of each file: the real service's, so that equal files have equal digests. */
function treeDigest(file: Uint8Array): string {
  const path = utf8ToBytes(FILE_NAME)
  const size = new Uint8Array(8)
  new DataView(size.buffer).setBigUint64(0, BigInt(file.length))
  return bytesToHex(
    sha256(
      concatBytes(
        utf8ToBytes('powercontext.skill-package-tree.v1\0'),
        bigEndian(path.length),
        path,
        bigEndian(MODE),
        size,
        hexToBytes(bytesToHex(sha256(file))),
      ),
    ),
  )
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** Fields of a ZIP record, each with its width in bytes. */
function record(...fields: readonly (readonly [2 | 4, number])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return bytes
}

/**
 * The archive, not compressed: compressed bytes depend on who compresses them, so that no two services would agree about
 * their digest anyway.
 */
function archiveOf(file: Uint8Array): Uint8Array {
  const path = utf8ToBytes(FILE_NAME)
  const sum = crc32(file)
  // Names are UTF-8, the file is stored, its time is the first that ZIP knows.
  const common = [
    [2, 20],
    [2, 0x800],
    [2, 0],
    [2, 0],
    [2, 0x21],
    [4, sum],
    [4, file.length],
    [4, file.length],
    [2, path.length],
    [2, 0],
  ] as const
  const local = concatBytes(record([4, 0x04034b50], ...common), path, file)
  const mode = ((0o100000 | MODE) << 16) >>> 0
  const central = concatBytes(
    record([4, 0x02014b50], [2, 0x314], ...common, [2, 0], [2, 0], [2, 0], [4, mode], [4, 0]),
    path,
  )
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
    [4, central.length],
    [4, local.length],
    [2, 0],
  )
  return concatBytes(local, central, end)
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}
