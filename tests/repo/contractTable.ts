/**
 * Makes a table of all calls, stream events and live events of docs/requirements. It shows for each the contract, the sender or
 * subscriber, the handler or emitter, and the fixture cases. `COVERAGE.md` contains the table; a gap in it fails a test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Call } from '@/api/core/call'
import { type CallName, callGroups, type GroupName } from '@/api/calls'
import { type Channel, type ChannelName, channels } from '@/api/channels'
import { casesOf } from '../../fixtures/contract/docs/examples'
import {
  decidedCalls,
  type DocumentedCall,
  documentedCalls,
  documentedEvents,
  documentedStreamEvents,
  rowsAboutEveryCall,
} from '../../fixtures/contract/documented'
import { errorsOf } from '../../fixtures/contract/errors'
import { handlers } from '@mocks/handlers/handlers'
import type { TestsOfContract } from './contractUse'
import testsOfContract from './contractUse.json'

const ROOT = resolve(import.meta.dirname, '../..')
const NONE = '—'

/** A line of the table. `gaps` says in words what is missing. */
export type Line = { name: string; cells: string[]; gaps: string[] }
type Section = { title: string; head: string[]; lines: Line[] }

type Source = { path: string; text: string }

/** Returns the source files of a folder, without tests and stories. Their paths start at the root. */
function sourcesOf(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(ROOT.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const findSources = (sources: Source[], ...patterns: RegExp[]): string[] =>
  sources.filter(({ text }) => patterns.every((pattern) => pattern.test(text))).map(({ path }) => path)

/** The folder below `src/api` that contains the files of a group, if there is one. */
const FOLDERS: Partial<Record<GroupName, string>> = { cards: 'cards', stacks: 'cards', notifications: 'notifications' }

/** Returns the path of the file with the endpoints of a group. It is beside the contract. */
const endpointFile = (group: GroupName): string => ['src/api', FOLDERS[group], `${group}.ts`].filter(Boolean).join('/')

const code = (text: string) => `\`${text}\``
const list = (texts: readonly string[]) => texts.join(', ') || NONE
const pathPattern = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
const escaped = (text: string) => text.replaceAll('.', String.raw`\.`)

type ContractCall = { group: GroupName; name: CallName; call: Call }
const contractCalls: ContractCall[] = (Object.entries(callGroups) as [GroupName, Record<string, Call>][]).flatMap(
  ([group, calls]) => Object.entries(calls).map(([name, call]) => ({ group, name: name as CallName, call })),
)

/** Names of all calls and live events, events as in `emits`: `getMe`, `cards format.created`. */
export const contractNames: readonly string[] = [
  ...contractCalls.map(({ name }) => name),
  ...Object.entries(channels).flatMap(([channel, { events }]) =>
    Object.keys(events).map((event) => `${channel} ${event}`),
  ),
]

/** Returns the test in which the app uses a call or live event, if `contractUse.json` has one and the file is there. */
function usingTest(name: string): string | undefined {
  const test = (testsOfContract as TestsOfContract)[name]
  return test !== undefined && existsSync(join(ROOT, test)) ? test : undefined
}
const useGap = 'a test in which the app uses it (npm run contract:use)'

const contractOf = ({ method, path }: DocumentedCall) =>
  contractCalls.find(({ call }) => call.method === method && call.path === path)

/** Returns the names of all endpoints. A missing file is skipped, so that the table shows a gap instead of an import error. */
async function endpointNames(): Promise<Set<string>> {
  const files = (Object.keys(callGroups) as GroupName[])
    .map(endpointFile)
    .filter((file) => existsSync(join(ROOT, file)))
  await Promise.all(files.map((file) => import(`../../${file}`)))
  const { baseApi } = await import('../../src/api/core/baseApi.ts')
  return new Set(Object.keys(baseApi.endpoints))
}

async function handlerNames(): Promise<Set<string>> {
  const groups = await Promise.all(Object.values(handlers).map((load) => load()))
  return new Set(groups.flatMap((group) => Object.keys(group)))
}

type Facts = { endpoints: Set<string>; handled: Set<string>; src: Source[]; mocks: Source[] }

/** Returns the file that sends a call. It has the endpoint, or it uses the call's contract (streams) or path (image URLs). */
function senderOf({ group, name, call }: ContractCall, { endpoints, src }: Facts): string | undefined {
  if (endpoints.has(name)) return endpointFile(group)
  // Code that uses only the type of the call does not send it.
  const use = new RegExp(String.raw`(?<!typeof )\b\w+Calls\.${name}\b(?!\.response)`)
  const declaresPath = ({ path, text }: Source) => !path.endsWith('.contract.ts') && text.includes(` = '${call.path}'`)
  return findSources(src, use)[0] ?? src.find(declaresPath)?.path
}

function caseCounts(call: Call): { success: number; errors: string; missing: string[] } {
  const statuses = casesOf(call).map(({ status }) => status)
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length
  const documented = Object.keys(errorsOf(call)).map(Number)
  return {
    success: count(call.status),
    errors: list(documented.map((status) => `${status} × ${count(status)}`)),
    missing: [call.status, ...documented]
      .filter((status) => count(status) === 0)
      .map((status) => `a case of ${status}`),
  }
}

function callLine(title: string, rows: readonly string[], found: ContractCall | undefined, facts: Facts): Line {
  if (!found)
    return { name: title, cells: [list(rows), code(title), NONE, NONE, NONE, NONE, NONE, NONE], gaps: ['a contract'] }
  const { group, name, call } = found
  const sender = senderOf(found, facts)
  const test = usingTest(name)
  const isHandled = facts.handled.has(name)
  const { success, errors, missing } = caseCounts(call)
  return {
    name: `${name}, ${title}`,
    cells: [
      list(rows),
      code(title),
      `${name} (${code(endpointFile(group).replace(/ts$/, 'contract.ts'))})`,
      sender ? code(sender) : NONE,
      isHandled ? code(`mocks/handlers/${group}.ts`) : NONE,
      String(success || NONE),
      errors,
      test ? code(test) : NONE,
    ],
    gaps: [...(sender ? [] : ['a sender']), ...(isHandled ? [] : ['a handler']), ...missing, ...(test ? [] : [useGap])],
  }
}

function callLines(facts: Facts): Line[] {
  const documented = documentedCalls.map((call) => {
    const title = `${call.method} ${call.path}`
    return callLine(title, call.rows, contractOf(call), facts)
  })
  const decided = Object.entries(decidedCalls).map(([name, decision]) => {
    const found = contractCalls.find((one) => one.name === name)
    return callLine(found ? `${found.call.method} ${found.call.path}` : name, [decision], found, facts)
  })
  return [...documented, ...decided]
}

/** Returns the values that a field may have in a union: names of stream events, or types of a live event. */
function literalsOf(schema: unknown, field: string): string[] {
  const { options = [] } = (
    schema as { def: { options?: { shape: Record<string, { def: { values?: string[] } }> }[] } }
  ).def
  return options.flatMap((option) => option.shape[field]?.def.values ?? [])
}

function streamLines({ mocks }: Facts): Line[] {
  return documentedStreamEvents.map(({ event, ...documented }) => {
    const title = `${documented.method} ${documented.path}`
    const found = contractOf(documented)
    const isInContract = Boolean(found?.call.isStream) && literalsOf(found?.call.response, 'event').includes(event)
    // Two streams have events of the same name, so the file must also import the contract of this stream.
    const writers = found
      ? findSources(mocks, new RegExp(`event: '${event}'`), new RegExp(String.raw`/${found.group}\.contract'`))
      : []
    const exampleCases = found
      ? casesOf(found.call).filter(
          ({ status, response }) =>
            status < 300 && (response as { event: string }[] | null)?.some((line) => line.event === event),
        )
      : []
    return {
      name: `${title}, event ${event}`,
      cells: [
        list(documented.rows),
        code(title),
        code(event),
        isInContract ? (found?.name ?? NONE) : NONE,
        list(writers.map(code)),
        String(exampleCases.length || NONE),
      ],
      gaps: [
        ...(isInContract ? [] : ['its shape in the contract']),
        ...(writers.length > 0 ? [] : ['an emitter in the mock']),
        ...(exampleCases.length > 0 ? [] : ['a case that contains it']),
      ],
    }
  })
}

function eventLines({ src, mocks }: Facts): Line[] {
  const app = src.filter(({ path }) => !path.startsWith('src/api/channels'))
  return documentedEvents.map(({ channel, event, rows, types = [] }) => {
    const [name, contract] =
      (Object.entries(channels) as [ChannelName, Channel][]).find(
        ([, { name: address }]) => pathPattern(address) === pathPattern(channel),
      ) ?? []
    const schema = contract?.events[event]
    const test = usingTest(`${name} ${event}`)
    const hasTypes = types.every((type) => literalsOf(schema, 'type').includes(type))
    const mentionsChannel = new RegExp(String.raw`\bchannels\.${name}\b`)
    const mentionsEvent = new RegExp(String.raw`'${escaped(event)}'`)
    const emitters = findSources(mocks, mentionsChannel, mentionsEvent)
    const subscribers = findSources(
      app,
      mentionsChannel,
      new RegExp(String.raw`'${escaped(event)}'|\b${escaped(event)}[:(]`),
    )
    const provingCalls = contractCalls.filter(({ call }) =>
      casesOf(call).some(({ emits }) => emits?.includes(`${name} ${event}`)),
    )
    return {
      name: `${channel}, event ${event}`,
      cells: [
        list(rows),
        code(channel),
        code(event),
        schema ? `channels.${name}` : NONE,
        list(subscribers.map(code)).replace(NONE, 'not subscribed yet'),
        list(emitters.map(code)),
        list(provingCalls.map((provingCall) => provingCall.name)),
        test ? code(test) : NONE,
      ],
      gaps: [
        ...(schema ? [] : ['its shape in the contract']),
        ...(hasTypes ? [] : ['a type in the contract']),
        ...(emitters.length > 0 ? [] : ['an emitter in the mock']),
        ...(provingCalls.length > 0 ? [] : ['a case that names it in emits']),
        ...(test ? [] : [useGap]),
      ],
    }
  })
}

/** Returns the calls of the contract that have neither a requirement nor a decision. */
export const undocumentedCalls = (): string[] =>
  contractCalls
    .filter(({ name }) => !(name in decidedCalls))
    .filter(({ call }) => !documentedCalls.some(({ method, path }) => method === call.method && path === call.path))
    .map(({ name }) => name)

/** Returns the channels and events of the contract that no requirement names. */
export const undocumentedEvents = (): string[] =>
  (Object.entries(channels) as [ChannelName, Channel][]).flatMap(([name, { name: address, events }]) =>
    Object.keys(events)
      .filter(
        (event) =>
          !documentedEvents.some((one) => one.event === event && pathPattern(one.channel) === pathPattern(address)),
      )
      .map((event) => `${name} ${event}`),
  )

/** Returns the whole table. It imports all endpoints and handlers, which takes about a second. */
export async function contractTable(): Promise<Section[]> {
  const [endpoints, handled] = await Promise.all([endpointNames(), handlerNames()])
  const facts: Facts = { endpoints, handled, src: sourcesOf('src'), mocks: sourcesOf('mocks') }
  return [
    {
      title: 'Calls',
      head: ['rows', 'call', 'contract', 'sender', 'handler', 'success cases', 'error cases', 'used by the app in'],
      lines: callLines(facts),
    },
    {
      title: 'Events of streams',
      head: ['rows', 'call', 'event', 'contract', 'emitter', 'cases'],
      lines: streamLines(facts),
    },
    {
      title: 'Live events',
      head: ['rows', 'channel', 'event', 'contract', 'subscribers', 'emitters', 'cases of', 'handled by the app in'],
      lines: eventLines(facts),
    },
  ]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Returns the text of `COVERAGE.md`. */
export function tableText(sections: readonly Section[]): string {
  const tables = sections.map(({ title, head, lines }) =>
    [`## ${title}`, '', row(head), row(head.map(() => '---')), ...lines.map(({ cells }) => row(cells))].join('\n'),
  )
  const intro = [
    '# Coverage of the requirements by the contract',
    '',
    'Generated by `npm run contract:docs` from `documented.ts`, the contract, the handlers and the cases; a test fails when a line has a gap',
    `(${NONE}). The rows are those of the requirements; ${list(rowsAboutEveryCall)} apply to every call and are in no line.`,
    'The last column names a test in which the app makes the call with success or handles the event; the end of `npm test` checks it.',
  ].join('\n')
  return `${[intro, ...tables].join('\n\n')}\n`
}
