import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Connect, preview } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type SiteRequest = {
  /** The path without its query. */
  path: string
  /** Time of the request in epoch ms. */
  at: number
}

export type Site = {
  /** Without a slash at the end. */
  url: string
  /** The absolute path of the served folder. */
  folder: string
  requests: readonly SiteRequest[]
  close: () => Promise<void>
}

type Options = {
  folder: string
  /** URL of a running backend (`startBackend`). The server forwards calls and sockets to it. */
  backend?: string
  /** True if the backend has its calls at its root, not below `/api`. */
  isApiAtRoot?: boolean
  /** URL that the server forwards sockets to instead of the backend. */
  broadcaster?: string
  /** Runs before the server handles a request in any other way. */
  middleware?: Connect.NextHandleFunction
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/**
 * Starts `npm run backend` on a free port. Resolves when the backend is ready.
 * @param settings environment variables in addition to the port
 */
export async function startBackend(settings: Record<string, string> = {}): Promise<{ url: string; close: () => void }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/runtimes/startHttpServer.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), LATENCY: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const started = once(child.stdout, 'data')
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend exited with code ${code} before it was ready.`)
  })
  await Promise.race([started, exited])
  exited.catch(() => undefined)
  return { url: `http://localhost:${port}`, close: () => void child.kill() }
}

/** Serves a finished build on a free port. Unknown paths return index.html. */
export async function serveBuild({
  folder,
  backend,
  isApiAtRoot,
  broadcaster = backend,
  middleware,
}: Options): Promise<Site> {
  const requests: SiteRequest[] = []
  const port = await freePort()
  const server = await preview({
    configFile: false,
    root: ROOT,
    // Do not log: the proxy would print an error for the socket of each page that is closed.
    logLevel: 'silent',
    build: { outDir: folder },
    preview: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: backend
        ? {
            '/api': { target: backend, ...(isApiAtRoot && { rewrite: (path) => path.replace(/^\/api/, '') }) },
            '/app/': { target: broadcaster, ws: true },
          }
        : undefined,
    },
    plugins: [
      {
        name: 'heartboard-request-log',
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            requests.push({ path: (request.url ?? '/').replace(/[?#].*$/, ''), at: Date.now() })
            next()
          })
          if (middleware) middlewares.use(middleware)
        },
      },
    ],
  })
  return { url: `http://localhost:${port}`, folder, requests, close: () => server.close() }
}
