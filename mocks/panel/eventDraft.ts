/** Reads and validates the event that the user edits in the mock panel. */
import * as z from 'zod/mini'
import { type Channel, type ChannelName, channelName, channels } from '../../src/api/channels'
import { describeIssue } from '../../src/lib/describeIssue'

/** Example payloads by channel and event. An event with several types of payload has a list. */
export type Examples = Partial<Record<string, Record<string, unknown>>>

const ANY_UUID = /00000000-0000-4000-8000-000000000000/g

/** Returns the names of a channel's parameters, such as `['userId', 'sessionId']`. */
export const paramsOf = (channel: ChannelName): string[] =>
  [...channels[channel].name.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Returns the example payload of an event as JSON. The placeholder id of the fixtures is replaced by a new id. */
export function exampleOf(examples: Examples, channel: ChannelName, event: string): string {
  const id = crypto.randomUUID()
  const example = examples[channel]?.[event]
  return JSON.stringify((Array.isArray(example) ? example[0] : example) ?? {}, null, 2).replace(ANY_UUID, id)
}

/** The event to send, or what is wrong with it. */
export type Draft = { problems: string[] } | { channel: string; event: string; payload: unknown }

/**
 * Parses and validates the payload of an event.
 * @param params values of the channel's parameters
 * @param text the payload as JSON
 */
export function readDraft(channel: ChannelName, event: string, params: Record<string, string>, text: string): Draft {
  const missing = paramsOf(channel).filter((name) => !params[name])
  if (missing.length > 0) return { problems: missing.map((name) => `The channel needs ${name}.`) }
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch (cause) {
    return { problems: [`This is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`] }
  }
  const schema = (channels[channel] as Channel).events[event]
  if (!schema) return { problems: [`The channel has no event "${event}".`] }
  const result = z.safeParse(schema, payload)
  if (!result.success) {
    return {
      problems: result.error.issues.map((issue) => `${issue.path.join('.') || 'The payload'}: ${describeIssue(issue)}`),
    }
  }
  return { channel: channelName(channels[channel], params), event, payload }
}
