/** What a page asks of the worker that holds the service. */
export type Asked = AskedRequest | { kind: 'begin-afresh' }

export type AskedRequest = { kind: 'request'; id: number; address: string; init: SentInit }

/** A request as it can be handed to another thread. */
export type SentInit = {
  method: string
  headers: [string, string][]
  body: string | null
}

/** How long the data lasts: until it is thrown away, or as long as the worker. */
export type Keeping = 'kept' | 'in-memory'

/** What the worker says to a page. */
export type Said =
  | {
      kind: 'answer'
      id: number
      status: number
      headers: [string, string][]
      body: ArrayBuffer | null
    }
  | { kind: 'ready'; keeping: Keeping }
  | { kind: 'failed'; reason: string }
  /** The worker throws the data away and fills the sample anew, which takes seconds. */
  | { kind: 'beginning-afresh' }
  /** The data is new: what a page shows of the old is no longer there. */
  | { kind: 'begun-afresh' }
