/** Starts soketi, a Pusher server of others, and publishes to it with Pusher's own library. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { freePort } from '../contract/freePort'

const here = fileURLToPath(new URL('./', import.meta.url))
const require = createRequire(new URL('package.json', import.meta.url))

const HOST = '127.0.0.1'
/** Soketi's sockets need the binary of Node 20. */
const NODE_20 = '115'
const START_TIMEOUT_MS = 30_000

type PusherLibrary = new (
  options: object,
) => {
  trigger: (channel: string, event: string, payload: unknown) => Promise<unknown>
}

/** Returns the path of Node 20: this process, or the package for this machine. Undefined if there is none for it. */
export function findNode20(): string | undefined {
  if (process.versions.modules === NODE_20) return process.execPath
  const system = process.platform === 'win32' ? 'win' : process.platform
  const path = `${here}node_modules/node-${system}-${process.arch}/bin/node${system === 'win' ? '.exe' : ''}`
  return existsSync(path) ? path : undefined
}

/**
 * Resolves when soketi listens.
 * @param app the key that clients connect with; the secret with which the backend signs the permission to listen
 */
export async function startSoketi({ node, key, secret }: { node: string; key: string; secret: string }) {
  const appId = 'heartboard'
  const port = await freePort()
  const soketi = spawn(node, [require.resolve('@soketi/soketi/bin/server.js'), 'start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SOKETI_HOST: HOST,
      SOKETI_PORT: String(port),
      SOKETI_METRICS_SERVER_PORT: String(await freePort()),
      SOKETI_DEFAULT_APP_ID: appId,
      SOKETI_DEFAULT_APP_KEY: key,
      SOKETI_DEFAULT_APP_SECRET: secret,
      // The library of AWS warns that it is old.
      AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE: '1',
    },
  })
  const url = `http://${HOST}:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (soketi.exitCode !== null || Date.now() > deadline) throw new Error('Soketi does not listen.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const Pusher = require('pusher') as PusherLibrary
  const library = new Pusher({ appId, key, secret, host: HOST, port: String(port), useTLS: false })
  let published: Promise<unknown> = Promise.resolve()
  return {
    url,
    /** Publishes in the order of the calls. A refusal ends the process. */
    publish({ channel, event, payload }: { channel: string; event: string; payload: unknown }) {
      published = published.then(() => library.trigger(channel, event, payload))
    },
    /** Ends soketi at once; it would wait for its clients. */
    stop: () => void soketi.kill('SIGKILL'),
  }
}
