/**
 * Every call that takes free text must apply the rule of care, or be listed with a reason not to (docs/safeguarding.md,
 * D-3151).
 */
import type * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { calls, type CallName } from '../../src/api/calls'
import type { Call } from '../../src/api/core/call'
import { createMockClient } from '../runtimes/inProcess'
import { type ContractCase, type ContractFixture, replay } from '../runtimes/replay'
import { buildRequest } from '../../src/api/core/request'
import { freeText } from './freeText'

const fixtures = import.meta.glob<ContractFixture>('../../fixtures/contract/*.json', { eager: true, import: 'default' })
const allCalls = Object.entries(calls) as [CallName, Call][]

type Schema = z.ZodMiniType & {
  def: { type: string; innerType?: Schema; element?: Schema; options?: Schema[]; in?: Schema; format?: string }
  shape?: Record<string, Schema>
}
/** Returns the paths of all free strings in a schema (no enum, no format). Schemas of any value count as strings, too. */
function stringsIn(schema: Schema | undefined, path = ''): string[] {
  if (!schema) return []
  const { type, innerType, element, options, in: source, format } = schema.def
  if (type === 'string') return format ? [] : [path]
  if (type === 'unknown' || type === 'record') return [path]
  if (type === 'object')
    return Object.entries(schema.shape ?? {}).flatMap(([key, field]) => stringsIn(field, path ? `${path}.${key}` : key))
  if (type === 'array') return stringsIn(element, `${path}[]`)
  if (options) return options.flatMap((option) => stringsIn(option, path))
  return stringsIn(innerType ?? source, path)
}

/** Matches fields that hold no words of a person, such as ids, credentials, choices from a list and image positions. */
const NO_WORDS =
  /(?:^|[._])(?:id|uuid|ids|key|src|image|label|color|curriculum|buddy|type|year|pin|url|code|username|email|parent|encodedData|reference|chatAgent|chatSessionStartTime|channel_name|codes|children|formats|agent|full_text_type)(?:\[\])*$|(?:_id|Id|_ids|Ids)(?:\[\])*$|password|curriculum\.|selectedInterests|target_profile|sources|tools|artifacts|\bage$/

const fieldsOf = (call: Call) => [...new Set(stringsIn(call.body))].filter((field) => !NO_WORDS.test(field))

const covers = (known: string, field: string) =>
  known === '*' || field === known || field.startsWith(`${known}.`) || field.startsWith(`${known}[`)

test('every call that takes free text is in the table, with every field', () => {
  const missing = allCalls.flatMap(([name, call]) =>
    fieldsOf(call)
      .filter((field) => !freeText[name]?.fields.some((known) => covers(known, field)))
      .map((field) => `${name} ${field}`),
  )
  expect(missing).toEqual([])
})

/**
 * These calls generate content from stored texts and apply `refuseConcerns` themselves. mocks/chat/safeguarding.test.ts tests
 * them.
 */
const MADE_OF_STORED: readonly CallName[] = [
  'generateSuggestion',
  'generateLessonMaterials',
  'addAllLessonMaterials',
  'generateInsightRecommendation',
  'generateRecommendedCard',
  'generateRelevantContent',
]

test('every call of the assistant asks the rule of care', () => {
  expect(fieldsOf(calls.generateImage)).toEqual(['prompt'])
  const unasked = allCalls.filter(([name, { isAi }]) => isAi && !freeText[name]).map(([name]) => name)
  expect(unasked.toSorted()).toEqual(MADE_OF_STORED.toSorted())
  const asking = allCalls.filter(([, { isAi }]) => isAi).filter(([name]) => freeText[name])
  expect(asking.filter(([name]) => freeText[name]?.rule === 'kept')).toEqual([])
})

const casesOf = (name: CallName) => fixtures[`../../fixtures/contract/${name}.json`]?.cases ?? []

/** Returns the body with the field's text replaced. A path such as `idea_types[].title` replaces the text in every item. */
function withText(body: unknown, field: string, text: string): unknown {
  const [, name = '', isList, rest = ''] = /^([^.[]+)(\[\])?\.?(.*)$/.exec(field) ?? []
  const value = (body as Record<string, unknown>)[name]
  const change = (item: unknown) => (rest ? withText(item, rest, text) : text)
  return { ...(body as object), [name]: isList ? (value as unknown[]).map(change) : change(value) }
}

const refused = allCalls.flatMap(([name]) => {
  const { rule, fields } = freeText[name] ?? { rule: 'kept', fields: [] }
  return rule === 'prompt' || rule === 'text' ? fields.map((field) => ({ name, field })) : []
})

const TOLD = ['I want to kill myself', 'my dad hit me', 'saya nak bunuh diri', 'ayah pukul saya', 'how to make a bomb']

describe.each(refused)('$name with a disclosure in $field', ({ name, field }) => {
  test('is refused with words of care, and no quota is used', async () => {
    const success = casesOf(name).find(({ status }) => status === calls[name].status)
    if (!success) throw new Error(`${name} has no recorded case of success.`)
    for (const text of TOLD) {
      const body = withText(success.request.body, field, text)
      const request = { ...success.request, body }
      const example: ContractCase = { ...success, request, status: 422 }
      const answer = await replay(name, example)
      expect(answer.status, text).toBe(422)
      expect((answer.body as { message: string }).message, text).toContain('999')
      expect(answer.events.map((event) => event.name)).not.toContain('cards format.created')
    }
  })
})

test('care is given when the daily quota is used up', async () => {
  const client = createMockClient({ streamIntervalMs: 0 })
  client.signIn('mei_ling')
  client.mockServer.dailyQuota = 0
  const [example] = casesOf('askMagic')
  const ask = (question: string) =>
    client.transport.fetch(
      buildRequest(client.transport, {
        call: calls.askMagic,
        body: { ...(example?.request.body as object), question, contextFormatIds: [] },
      }),
    )
  expect((await ask('Why is lava hot?')).status).toBe(429)
  const reply = await ask('I want to die')
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('15999')
  client.close()
})
