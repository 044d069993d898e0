/** The same bytes in an array with room for more. */
export function largerBytes(of: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(length)
  copy.set(of)
  return copy
}
