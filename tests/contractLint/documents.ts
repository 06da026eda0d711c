/** Validates the generated documents with tools that read them alone, without a server. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Parser } from '@asyncapi/parser'

const here = fileURLToPath(new URL('./', import.meta.url))
export const OPENAPI = fileURLToPath(new URL('../../fixtures/contract/openapi.json', import.meta.url))
const ASYNCAPI = new URL('../../fixtures/contract/asyncapi.json', import.meta.url)

/** Returns the path of a tool that is installed in this folder. */
export const toolPath = (name: string) => join(here, 'node_modules', '.bin', name)

/** Runs an installed tool to its end. */
function runTool(name: string, args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(toolPath(name), args, {
    cwd: here,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
}

type RedoclyReport = {
  problems: { ruleId: string; message: string; location: { pointer?: string }[]; ignored?: boolean }[]
}

/** Returns the errors and warnings of `redocly lint`, without those of `.redocly.lint-ignore.yaml`. */
export async function redoclyProblems(): Promise<string[]> {
  const { stdout, stderr } = runTool('redocly', ['lint', '--config', 'redocly.yaml', '--format', 'json', OPENAPI])
  try {
    const { problems } = JSON.parse(stdout) as RedoclyReport
    return problems
      .filter(({ ignored }) => !ignored)
      .map(({ ruleId, message, location }) => `${location[0]?.pointer ?? ''}: ${message} (${ruleId})`)
  } catch {
    return [`redocly printed no report: ${stderr.slice(0, 500)}`]
  }
}

/** Generates TypeScript from the document and returns what a strict compiler reports. */
export async function generatedTypesProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'heartboard-types-'))
  const types = join(folder, 'openapi.ts')
  try {
    const generated = runTool('openapi-typescript', [OPENAPI, '--output', types])
    if (generated.status !== 0) return [generated.stderr.trim()]
    if (!readFileSync(types, 'utf8').includes('getCards')) return ['the generated types lack getCards']
    const { stdout } = runTool('tsc', ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', types])
    return stdout.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Severities of AsyncAPI's parser: 0 is an error, 1 a warning. The others are hints, such as that of a newer version. */
const WARNING = 1
const isProblem = ({ severity }: { severity: number }) => severity <= WARNING

/** Returns the errors and warnings of AsyncAPI's own parser. */
export async function asyncApiProblems(): Promise<string[]> {
  const problems = await new Parser().validate(readFileSync(ASYNCAPI, 'utf8'))
  return problems.filter(isProblem).map(({ path, message, code }) => `#/${path.join('/')}: ${message} (${code})`)
}
