import { expect, test } from 'vitest'
import { addUse, chooseTests, type ContractUse, contractUseProblems } from './contractUse'
import { contractNames } from './contractTable'
import testsOfContract from './contractUse.json'

const unit = 'src/a.test.ts'
const story = 'stories/A.stories.tsx'
const tests = { getMe: unit, 'cards format.created': story }

const gone = '"getMe" of the contract'
const moved = `${unit} no longer has the app use "getMe", as COVERAGE.md says: run npm run contract:use.`
const eventUse = { [story]: { 'cards format.created': 1 } }

test.each<[string, ContractUse | undefined, unknown[]]>([
  ['a run that uses everything where the table says', { ...eventUse, [unit]: { getMe: 1 } }, []],
  ['a call that no test uses', { ...eventUse, [unit]: {} }, [expect.stringContaining(gone)]],
  ['a call that only another test uses', { [story]: { ...eventUse[story], getMe: 2 }, [unit]: {} }, [moved]],
  ['a test that is gone', { [story]: { ...eventUse[story], getMe: 2 } }, [moved]],
  [
    'an event that no test handles',
    { [unit]: { getMe: 1 } },
    [expect.stringContaining('"cards format.created" of the contract')],
  ],
  ['a whole run without any use', {}, [expect.any(String), expect.any(String)]],
  ['a run of part of the tests', undefined, []],
])('%s', (_, use, problems) => {
  expect(contractUseProblems(tests, use)).toEqual(problems)
})

test('the tests of a file add up, and a test that uses nothing shows that its file ran', () => {
  const use: ContractUse = {}
  addUse(use, unit, ['getMe', 'getCards'])
  addUse(use, unit, ['getMe'])
  addUse(use, story, [])
  expect(use).toEqual({ [unit]: { getMe: 2, getCards: 1 }, [story]: {} })
})

test.each<[string, Record<string, string>, ContractUse, Record<string, string>]>([
  [
    'the file with the most tests is noted first',
    {},
    { [unit]: { getMe: 1 }, [story]: { getMe: 3 } },
    { getMe: story },
  ],
  ['a noted file stays', { getMe: unit }, { [unit]: { getMe: 1 }, [story]: { getMe: 3 } }, { getMe: unit }],
  ['a noted file that did not run stays', { getMe: unit }, { [story]: { getMe: 3 } }, { getMe: unit }],
  [
    'a noted file without the call is replaced',
    { getMe: unit },
    { [unit]: {}, [story]: { getMe: 3 } },
    { getMe: story },
  ],
  ['a noted file stays if no other uses the call', { getMe: unit }, { [unit]: {} }, { getMe: unit }],
  ['a call that left the contract is dropped', { getMe: unit, hug: unit }, {}, { getMe: unit }],
  ['a call that nothing uses has no file', {}, { [unit]: { hug: 1 } }, {}],
])('%s', (_, before, use, chosen) => {
  expect(chooseTests(['getMe'], before, use)).toEqual(chosen)
})

test('contractUse.json names the calls and live events of the contract, in its order', () => {
  expect(Object.keys(testsOfContract)).toEqual(contractNames)
})
