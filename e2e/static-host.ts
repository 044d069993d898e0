import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** What the plainest of hosts knows. All else is bytes to it, WebAssembly too. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/**
 * Serves the files of a directory below a path, as a plain static host does: no headers of its own, no fallback, and 404 for
 * every other address.
 * @param path `/a/b/`
 */
export async function startStaticHost(directory: string, path: string) {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : ''
    const file = join(directory, normalize(`/${name}`))
    if (name === '' || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
      return
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
