/** Backends with wrong streams and lists. */
import { setTimeout } from 'node:timers/promises'
import { type Body, type BrokenBackends, onData, onLines, onList } from './faults'

/** The question that the verifier asks to measure the pace of a reply. */
const REPEATED_QUESTION = 'Why does a volcano erupt?'
const HOLD_BACK_MS = 1200

export const brokenLists: BrokenBackends = {
  stream: [
    {
      name: 'a stream that loses a token',
      only: ['askMagic'],
      reply: { askMagic: onLines((lines) => lines.filter((_, index) => index !== 3)) },
      expectedFailure: { call: 'askMagic', text: 'differs from the joined tokens' },
    },
    {
      name: 'a stream without an end event',
      only: ['askMagic'],
      reply: { askMagic: onLines((lines) => lines.filter(({ event }) => event !== 'end')) },
      expectedFailure: { call: 'askMagic', text: 'the stream has no end event' },
    },
    {
      name: 'a stream without a start event',
      only: ['askMagic'],
      reply: { askMagic: onLines((lines) => lines.slice(1)) },
      expectedFailure: { call: 'askMagic', text: 'instead of "start"' },
    },
    {
      name: 'a stream line that violates the contract',
      only: ['askMagic'],
      reply: {
        askMagic: onLines((lines) => lines.map((line) => ({ ...line, data: line.event === 'token' ? 7 : line.data }))),
      },
      expectedFailure: { call: 'askMagic', text: '3.data' },
    },
    {
      name: 'a reply that is held back until its end',
      only: ['askMagic'],
      reply: {
        askMagic: async (reply, { body }) => {
          if ((body as Body).question === REPEATED_QUESTION) await setTimeout(HOLD_BACK_MS)
          return reply
        },
      },
      expectedFailure: { call: 'askMagic', text: 'tokens came at once' },
    },
  ],
  list: [
    {
      name: 'a list in the wrong order',
      only: ['getCards'],
      reply: { getCards: onList((list) => ({ ...list, data: list.data.reverse() })) },
      expectedFailure: { call: 'getCards', text: 'data.*.created_at' },
    },
    {
      name: 'an ignored sort parameter',
      only: ['getCards'],
      query: { getCards: { sort: 'updated_at' } },
      expectedFailure: { call: 'getCards', text: 'data.*.title' },
    },
    {
      name: 'an ignored page size',
      only: ['getCards'],
      query: { getCards: { per_page: '100' } },
      expectedFailure: { call: 'getCards', text: 'atMost 5' },
    },
    {
      name: 'an ignored page number',
      only: ['getCards'],
      query: { getCards: { page: '1' } },
      expectedFailure: { call: 'getCards', text: 'data.*.id' },
    },
    {
      name: 'an ignored filter',
      only: ['getCards'],
      query: { getCards: { filter: 'all' } },
      expectedFailure: { call: 'getCards', text: 'exclude' },
    },
    {
      name: 'an empty hashtag menu',
      only: ['getMagicMenu'],
      reply: { getMagicMenu: onData((menu) => ({ ...menu, format: [] })) },
      expectedFailure: { call: 'getMagicMenu', text: 'data.format' },
    },
    {
      name: 'an ignored search term',
      only: ['getCards'],
      query: { getCards: { search: '' } },
      expectedFailure: { call: 'getCards', text: 'exclude' },
    },
    {
      name: 'the total of the page instead of the list',
      only: ['getCards'],
      reply: { getCards: onList((list) => ({ ...list, metadata: { ...list.metadata, total: list.data.length } })) },
      expectedFailure: { call: 'getCards', text: 'metadata.total' },
    },
    {
      name: 'breadcrumbs in reverse order',
      only: ['getCards'],
      reply: {
        getCards: onList((list) => ({
          ...list,
          metadata: { ...list.metadata, breadcrumbs: list.metadata.breadcrumbs.reverse() },
        })),
      },
      expectedFailure: { call: 'getCards', text: 'metadata.breadcrumbs' },
    },
  ],
}
