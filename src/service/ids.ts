import { bytesToHex } from '@noble/hashes/utils.js'

type Random = (length: number) => Uint8Array

/** A random UUID (version 4). */
export function uuid(random: Random): string {
  const bytes = random(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz'

/** `scp_` and 26 characters of Crockford's base 32 (contract §4: the server chooses a Scope's id). */
export function newScopeId(random: Random): string {
  let value = BigInt(`0x${bytesToHex(random(16))}`)
  let id = ''
  for (let i = 0; i < 26; i += 1) {
    id = CROCKFORD.charAt(Number(value % 32n)) + id
    value /= 32n
  }
  return `scp_${id}`
}

export const newArtifactId = (random: Random) => `art_${bytesToHex(random(16))}`
/** The id of a binding that replaces another one; a created one has a UUID. */
export const newReplacedBindingId = (random: Random) => `bind_${bytesToHex(random(16))}`
export const newSourceId = (random: Random) => `src_${bytesToHex(random(16))}`
/** 16 hexadecimal digits, as in `X-PowerContext-Request-ID` (contract §2). */
export const newRequestId = (random: Random) => bytesToHex(random(8))
