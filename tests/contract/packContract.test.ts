/** Packs the verifier and starts it in an empty folder, as a backend team does. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formatJson } from './report'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'
import { packContract } from '../tools/packContract'

const folderForTest = () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartboard-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The counts of a report, without durations. */
const countsOf = (json: string) => {
  const { state, calls, events } = JSON.parse(json) as { state: string; calls: unknown[]; events: unknown[] }
  return { state, calls, events }
}

test('the packed verifier needs no repository and reports what the verifier reports', {
  timeout: 180_000,
}, async () => {
  const out = folderForTest()
  const folder = folderForTest()
  execFileSync('tar', ['-xzf', await packContract(join(out, 'pack')), '-C', folder])
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(folder, 'package/dist/bin/heartboard-contract.js'), ...args], {
      cwd: folder,
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
    const [status] = (await once(child, 'close')) as [number]
    return { status, output: output.join('') }
  }

  const { port, mockServer, close } = await startVerifiedServer()
  onTestFinished(close)
  const options = { baseUrl: `http://localhost:${port}/api`, step: 1 } as const
  const report = await verifyBackend(options)
  mockServer.reset()
  const packed = await run(
    '--base-url',
    options.baseUrl,
    '--step',
    '1',
    '--json',
    'report.json',
    '--junit',
    'report.xml',
  )
  expect(packed).toMatchObject({ status: 0, output: expect.stringMatching(/step 1, sign in: (\d+) of \1/) })
  const only = [...new Set(report.results.flatMap(({ call }) => call ?? []))]
  const written = countsOf(readFileSync(join(folder, 'report.json'), 'utf8'))
  expect(written).toEqual(countsOf(formatJson(report, only)))
  expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('<testsuite name="login"')

  const empty = createServer((_, response) => void response.writeHead(404).end())
  empty.listen(0)
  await once(empty, 'listening')
  onTestFinished(() => void empty.close())
  const { port: emptyPort } = empty.address() as { port: number }
  const refused = await run('--base-url', `http://localhost:${emptyPort}/api`, '--junit', 'empty.xml')
  expect(refused.status).toBe(2)
  expect(refused.output).toMatch(/step 1, sign in: 0 of \d+\nfirst thing to do: answer POST/)
  expect(readFileSync(join(folder, 'empty.xml'), 'utf8')).toContain('failures="1"')
})
