/** `npm run contract:docs` generates the documents of fixtures/contract from the contract, the cases and the sources. */
import { writeFileSync } from 'node:fs'
import { contractDocuments } from '../../fixtures/contract/docs/documents'
import { contractTable, tableText } from './contractTable'

const folder = new URL('../../fixtures/contract/', import.meta.url)

// Generate everything before writing the first file, so that an error leaves the old documents unchanged.
const sections = await contractTable()
const files = { ...contractDocuments(), 'COVERAGE.md': tableText(sections) }
for (const [file, text] of Object.entries(files)) writeFileSync(new URL(file, folder), text)

for (const { name, gaps } of sections.flatMap(({ lines }) => lines)) {
  if (gaps.length > 0) console.warn(`${name} lacks ${gaps.join(', ')}.`)
}
