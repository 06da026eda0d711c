/** Keeps topic, ideas and choice over a reload of the tab, and the last topics on the device. */
import * as z from 'zod/mini'
import { ideaSchema } from '@/api/ideas.contract'
import { perApp } from '@/api/core/perApp'
import { selectMe } from '@/api/user'
import { readItem, writeItem } from '@/lib/browserStorage'
import { recentTopicsKey } from '@/lib/drafts/conversationKeys'
import { onPageHidden } from '@/lib/drafts/onPageHidden'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { parseStored } from '@/lib/parseStored'
import type { AppThunk } from '@/store/rootReducer'
import { isSameTopic, MAX_RECENT_TOPICS, withRecentTopic } from './ideas'
import { ideationRestored, selectIdeation, selectRecentTopics } from './ideationSlice'

/** sessionStorage key; a chosen log-out forgets the entry with the drafts of the person. */
const ideationKey = (userId: number) => `heartboard-ideation-draft-${userId}`

const storedIdeaSchema = z.extend(z.omit(ideaSchema, { is_loading: true }), {
  selected: z.boolean(),
  status: z.enum(['loading', 'arrived', 'failed']),
  requestId: z.string(),
})
const storedSchema = z.object({
  typed: z.string(),
  shown: z.nullable(z.object({ topic: z.string(), sessionId: z.string(), ideas: z.array(storedIdeaSchema) })),
})
const topicsSchema = z.array(z.string())

const readRecentTopics = (userId: number): string[] =>
  parseStored(topicsSchema, readItem('localStorage', recentTopicsKey(userId))) ?? []

/** Keeps a topic among the last ones of the person on this device, which other tabs change as well. @returns the last topics */
export const rememberTopic =
  (topic: string): AppThunk<string[]> =>
  (_dispatch, getState) => {
    const me = selectMe(getState())
    const known = selectRecentTopics(getState())
    const stored = me ? readRecentTopics(me.id) : []
    // A full or blocked storage lacks topics of this page.
    const missing = known.filter((each) => !stored.some((other) => isSameTopic(other, each)))
    const topics = withRecentTopic([...stored, ...missing], topic)
    if (me) writeItem('localStorage', recentTopicsKey(me.id), JSON.stringify(topics))
    return topics
  }

const storeIdeation = (): AppThunk => (_dispatch, getState) => {
  const me = selectMe(getState())
  if (!me) return
  const { typed, shown } = selectIdeation(getState())
  storeDraft(ideationKey(me.id), typed || shown ? JSON.stringify({ typed, shown }) : '')
}

/** Ids of the users whose ideation this page has restored. */
const restoredUsersOf = perApp(() => new Set<number>())

/**
 * Restores what an earlier page of this tab has left, once for each user of the app; stores it when the page goes.
 * @returns ids of ideas that were loading, to be asked again
 */
export const restoreIdeation = (): AppThunk<string[]> => (dispatch, getState, services) => {
  const me = selectMe(getState())
  const restored = restoredUsersOf(services)
  if (!me || restored.has(me.id)) return []
  if (restored.size === 0) onPageHidden(() => dispatch(storeIdeation()))
  restored.add(me.id)
  const topics = readRecentTopics(me.id)
  const { typed = '', shown = null } = parseStored(storedSchema, readDraft(ideationKey(me.id))) ?? {}
  dispatch(ideationRestored({ typed, shown, recentTopics: topics.slice(0, MAX_RECENT_TOPICS) }))
  return shown?.ideas.filter(({ status }) => status === 'loading').map(({ id }) => id) ?? []
}
