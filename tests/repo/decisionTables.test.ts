/** The tables of docs/decisions/README.md and DECISIONS.md agree with the decision files. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8')

/** A status without the addresses of links. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

type Decision = { id: string; title: string | undefined; status: string }

/** The decisions of the folders, in order of their numbers. */
const decisionsIn = (folders: readonly string[]): Decision[] =>
  folders.flatMap((folder) =>
    readdirSync(resolve(ROOT, 'docs/decisions', folder))
      .toSorted()
      .map((file) => {
        const text = read(`docs/decisions/${folder}/${file}`)
        const status = /^- Status: (.*)$/m.exec(text)?.[1] ?? ''
        return { id: basename(file).slice(0, 6), title: /^# \S+ (.*)$/m.exec(text)?.[1], status: withoutLinks(status) }
      }),
  )

/** The decisions in the tables of a document. */
const tableRowsOf = (path: string): Decision[] =>
  [...read(path).matchAll(/^\| \[(D-\d{4})\]\([^)]+\) \| (.*) \| (.*) \|$/gm)].map(
    ([, id = '', title, status = '']) => ({
      id,
      title,
      status: withoutLinks(status),
    }),
  )

test('docs/decisions/README.md lists every decision in its order, with its title and status', () => {
  const folders = ['architecture', 'overrides', 'access', 'board', 'chat']
  expect(tableRowsOf('docs/decisions/README.md')).toEqual(decisionsIn(folders))
})

test('DECISIONS.md lists the architecture decisions, then the dependencies', () => {
  const decisions = decisionsIn(['architecture'])
  const dependencies = decisions.filter(({ id }) => id.startsWith('D-01')).map(({ id }) => id)
  expect(tableRowsOf('DECISIONS.md')).toEqual(decisions.filter(({ id }) => !dependencies.includes(id)))
  const linked = [...read('DECISIONS.md').matchAll(/\| \[(D-01\d\d)\]\([^)]+\) \|$/gm)].map(([, id]) => id)
  expect(linked).toEqual(dependencies)
})
