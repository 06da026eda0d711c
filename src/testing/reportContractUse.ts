/** Set-up of tests and stories: hands the calls and live events of each test to the reporter (tests/tools/vitestResults.ts). */
import { afterEach } from 'vitest'
import { takeContractUse } from './contractUse'

afterEach(({ task }) => {
  task.meta.contractUse = takeContractUse()
})
