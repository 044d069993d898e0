/**
 * One of the processes that replace the same heads. Told `{go: {url, artifacts}}`, it writes until the server is gone;
 * then it says `{lost}` and waits for the next one. Each outcome is told at once:
 * `{acknowledged}` after a 200 has been read whole, `{refused}` after a 412, `{unknown}` when no answer came.
 * @typedef {{ url: string, artifacts: { path: string }[] }} Go
 */
const [name, token] = process.argv.slice(2)
/** The ETag that each head had when it was last heard of. */
const etags = new Map()
let sent = 0
/** How many can be too large for the row of their revision: a kill can come while they are written in pieces. */
const LARGE = 0.3

/** @param {Go} go */
async function write({ url, artifacts }) {
  for (;;) {
    const { path } = artifacts[Math.floor(Math.random() * artifacts.length)]
    const ifMatch = etags.get(path) ?? '"revision:1"'
    sent += 1
    const [letter, length] = Math.random() < LARGE ? ['\u{1f642}', 30_000] : ['x', 20_000]
    const text = `${name} ${sent} ${letter.repeat(1 + Math.floor(Math.random() * length))}`
    const content = {
      schema_version: 'powercontext.prompt.v1',
      mode: 'custom',
      instructions: text,
      demonstrations: [],
    }
    let status, requestId, body
    try {
      const response = await fetch(url + path, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${token}`,
          'If-Match': ifMatch,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ content }),
      })
      status = response.status
      requestId = response.headers.get('X-PowerContext-Request-ID')
      body = await response.json()
    } catch {
      // The server was killed: whether it has committed this one is for the next start to show.
      process.send({ unknown: { path, ifMatch, text } })
      process.send({ lost: true })
      return
    }
    if (status === 200) {
      const { revision, content_digest: digest } = body
      process.send({ acknowledged: { path, ifMatch, revision, digest, text, requestId } })
      etags.set(path, `"revision:${revision}"`)
    } else if (status === 412) {
      process.send({ refused: { path, ifMatch } })
      etags.set(path, body.error.details.current_etag)
    } else {
      process.send({ strange: { status, body } })
      process.send({ lost: true })
      return
    }
  }
}

process.on('message', ({ go }) => void write(go))
process.on('disconnect', () => process.exit(0))
