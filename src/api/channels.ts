/**
 * Every channel and event of the realtime connection, written once: the subscription validates with it, the mock emits with it
 * (board 7, chat 7, access 7; decisions/board 5 and chat O-42).
 */
import * as z from 'zod/mini'
import { cardSchema } from './card.schema'
import type { Schema } from './call'

export type Channel = {
  /** Name on the wire, `private-` included; `{name}` marks a parameter. */
  name: string
  section: string
  /** Payload of each event by its name on the wire. */
  events: Readonly<Record<string, Schema>>
}

const defineChannel = <const C extends Channel>(channel: C): C => channel

export const channels = {
  /** Cards of one person, wherever they were made. */
  cards: defineChannel({
    name: 'private-format.{userId}',
    section: 'board 7',
    events: {
      'format.created': z.object({ format: cardSchema, temp_id: z.nullable(z.string()) }),
      'format.updated': z.object({ format: cardSchema }),
      'format.failed': z.object({
        format_id: z.nullable(z.string()),
        temp_id: z.nullable(z.string()),
        message: z.string(),
      }),
    },
  }),
  /** A person's session was ended elsewhere; public, so it carries nothing but the id. */
  userLogout: defineChannel({
    name: 'user-logout.{userId}',
    section: 'access 7',
    events: { 'user.logged.out': z.object({ id: z.number() }) },
  }),
}

export type EventsOf<C extends Channel> = { [Name in keyof C['events']]: z.output<C['events'][Name]> }

/** The channel's name on the wire for one person: `channelName(channels.cards, { userId: 3 })` → `private-format.3`. */
export const channelName = (channel: Channel, params: Record<string, string | number>): string =>
  channel.name.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
