import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that may share a worker one after the other. Those that wait for a server of their own come first, beside files that do not wait, then
 * those that have a worker of their own, then those with a document, which take longest.
 */
function groupOf({ project: { config, name }, moduleId }: TestSpecification): string {
  const source = readFileSync(moduleId, 'utf8')
  const isWaiting = source.includes('createMockHttpServer(')
  const hasDocument = config.environment === 'jsdom' || source.startsWith('// @vitest-environment jsdom')
  return [...[isWaiting, config.isolate, hasDocument].map((isFirst) => (isFirst ? 0 : 1)), name].join(' ')
}

/**
 * Test files of one project and environment run one after the other: a worker that meets another is replaced, and with it go the modules it
 * has loaded. Within them the slowest come first; `--sequence.seed=1` shuffles them, which shows a test that depends on those before it.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const rankOf = ({ moduleId }: TestSpecification) =>
      seed === undefined ? '' : createHash('md5').update(`${seed} ${moduleId}`).digest('hex')
    const sorted = (await super.sort(files)).map((file) => ({ file, key: `${groupOf(file)} ${rankOf(file)}` }))
    return sorted.sort((a, b) => a.key.localeCompare(b.key)).map(({ file }) => file)
  }
}

/** Component tests that replace modules, paths from the root: other tests must not meet what they leave behind. */
export const testsThatReplaceModules = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))
