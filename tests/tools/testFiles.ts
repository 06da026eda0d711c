import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Returns the group of a test file. Files of the same group may follow each other in one worker. First come files that wait for
 * a server, because other files can run meanwhile. Then come files with a worker of their own, and last those with a document,
 * which take longest.
 */
function groupOf({ project: { config, name }, moduleId }: TestSpecification): string {
  const source = readFileSync(moduleId, 'utf8')
  const isWaiting = source.includes('createMockHttpServer(')
  const hasDocument = config.environment === 'jsdom' || source.startsWith('// @vitest-environment jsdom')
  return [...[isWaiting, config.isolate, hasDocument].map((isFirst) => (isFirst ? 0 : 1)), name].join(' ')
}

/**
 * Runs test files of the same project and environment one after the other. Another environment means a new worker, which loads
 * all modules again. Within a group the slowest files come first. `--sequence.seed=1` shuffles them, to find tests that depend
 * on earlier ones.
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

/**
 * Returns the component tests that replace modules (paths from the root). They run isolated, so that no other file imports the
 * replacement.
 */
export const testsThatReplaceModules = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))
