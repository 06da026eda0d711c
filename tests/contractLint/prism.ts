/** Starts Prism, which reads openapi.json and nothing else. */
import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../contract/freePort'
import { OPENAPI, toolPath } from './documents'

/** Time in ms that Prism may take to read the document and listen. */
const START_TIMEOUT = 60_000

export type Prism = { baseUrl: string; prism: ChildProcess }

/**
 * Resolves when Prism listens.
 * @param mode `mock` answers with the examples of the document; `proxy` validates requests and responses of the backend
 */
export async function startPrism(mode: 'mock' | { backend: string }): Promise<Prism> {
  const port = await freePort()
  const command = mode === 'mock' ? ['mock', OPENAPI] : ['proxy', OPENAPI, mode.backend, '--validate-request']
  const prism = spawn(toolPath('prism'), [...command, '--port', String(port), '--verboseLevel', 'info'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Prism does not listen: ${output}`)), START_TIMEOUT)
    const read = (chunk: Buffer) => {
      output += String(chunk)
      if (!output.includes('Prism is listening')) return
      clearTimeout(timer)
      resolve()
    }
    prism.stdout.on('data', read)
    prism.stderr.on('data', read)
    prism.once('exit', () => reject(new Error(`Prism has ended: ${output}`)))
  })
  return { baseUrl: `http://127.0.0.1:${port}`, prism }
}
