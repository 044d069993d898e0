/** A request as it goes out. */
export type Sending = {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}
