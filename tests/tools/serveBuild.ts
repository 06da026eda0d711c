import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Connect, preview } from 'vite'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type SiteRequest = {
  /** Path without query. */
  path: string
  /** Epoch ms. */
  at: number
}

export type Site = {
  /** Without a trailing slash. */
  url: string
  /** Served folder, absolute. */
  folder: string
  /** All requests, in order. */
  requests: readonly SiteRequest[]
  close: () => Promise<void>
}

type Options = {
  /** Folder of a finished build. */
  folder: string
  /** URL of a running backend (`startBackend`), to which the server proxies calls and sockets. */
  backend?: string
  /** Runs before all other request handling. */
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

/** Starts `npm run backend` on a free port; resolves when ready. @param settings environment variables besides the port */
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

/** Serves a finished build on a free port; unknown paths return index.html. */
export async function serveBuild({ folder, backend, middleware }: Options): Promise<Site> {
  const requests: SiteRequest[] = []
  const port = await freePort()
  const server = await preview({
    configFile: false,
    root: ROOT,
    // Silent: the proxy would print an error for the socket of each closed page.
    logLevel: 'silent',
    build: { outDir: folder },
    preview: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: backend ? { '/api': { target: backend }, '/app/': { target: backend, ws: true } } : undefined,
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
