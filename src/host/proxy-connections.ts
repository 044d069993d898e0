import { Pool } from 'undici'

/**
 * How long an idle connection to the server is kept, in ms. Servers close theirs after some seconds (uvicorn: five)
 * without a word; a request sent into that moment would be lost, and only its sender knows whether it may be repeated.
 */
const IDLE_MS = 1_000

/**
 * Connections to a server, kept apart by credential: whatever a server that loses count sends too much, nobody but
 * whoever asked before can read. undici frames the messages, one at a time on each connection, and closes a
 * connection on which a request or an answer was not whole.
 */
export function connectionsTo(upstream: URL, idleMs = IDLE_MS): (credential: string) => Pool {
  const pools = new Map<string, Pool>()
  return (credential) => {
    const kept = pools.get(credential)
    if (kept !== undefined) return kept
    const pool = new Pool(upstream.origin, {
      pipelining: 1,
      keepAliveTimeout: idleMs,
      // A server that keeps connections longer does not make this one longer.
      keepAliveMaxTimeout: idleMs,
      // A slow answer is waited for: its reader gives up, nobody else knows when.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    // Credentials that nobody uses any more are forgotten with their connections; requests under way go on.
    const forget = () => {
      if (pools.get(credential) === pool) pools.delete(credential)
    }
    pool.on('disconnect', forget)
    pool.on('connectionError', forget)
    pools.set(credential, pool)
    return pool
  }
}
