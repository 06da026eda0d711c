import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type Files = {
  folder: string
  /** Path of the folder on the host, with a slash at both ends. */
  base: string
  /** A file of the folder that answers every other path below the base; hosts of files send `404.html` with status 404. */
  fallback?: string
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const kindOf = (path: string): 'file' | 'folder' | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile()) return 'file'
  return stats?.isDirectory() ? 'folder' : undefined
}

/** Serves files as a plain host does: a folder by its `index.html`, and a folder without its slash by a redirect. */
export function serveFiles({ folder, base, fallback }: Files): Handler {
  return ({ url = '/' }, response, next) => {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''))
    if (!path.startsWith(base)) return next()
    const place = join(folder, path.slice(base.length))
    const kind = kindOf(place)
    if (kind === 'folder' && !path.endsWith('/'))
      return void response.writeHead(301, { Location: url.replace(/(?=\?|$)/, '/') }).end()
    const file = kind === 'folder' ? join(place, 'index.html') : place
    const found = kindOf(file) === 'file' ? file : fallback && join(folder, fallback)
    if (!found) return next()
    response.writeHead(found === file || fallback !== '404.html' ? 200 : 404, {
      'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(found))
  }
}

/**
 * Starts a host of files on a free port.
 * @returns its address, and the paths that it does not have
 */
export async function startHost(files: Files) {
  const missing: string[] = []
  const serve = serveFiles(files)
  const server = createServer((request, response) =>
    serve(request, response, () => {
      missing.push(request.url ?? '')
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    }),
  ).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return { origin: `http://localhost:${address.port}`, missing, close: () => server.close() }
}
