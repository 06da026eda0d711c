import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const namesDocument = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom')

/**
 * Test files of one environment run one after the other: a worker that meets another environment is replaced, and with it go the modules
 * it has loaded.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const withDocument = new Set(
      sorted.filter(({ project, moduleId }) => project.config.environment === 'jsdom' || namesDocument(moduleId)),
    )
    return [...withDocument, ...sorted.filter((file) => !withDocument.has(file))]
  }
}
