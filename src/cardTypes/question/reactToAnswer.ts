import type { BuddyMood } from '@/buddy/moods'
import { buddyReacted, selectBuddyReaction } from '@/store/buddyReactionSlice'
import type { AppThunk } from '@/store/rootReducer'

/** Time in ms for which the buddy keeps each mood. */
const MOOD_MS = 1200

/** Moods after a right and after a wrong answer: joy, or regret and then thinking. */
const MOODS: Record<'right' | 'wrong', readonly BuddyMood[]> = { right: ['cheering'], wrong: ['sorry', 'thinking'] }

/** Lets the buddy react to an answer. A later answer replaces the reaction. */
export const reactToAnswer =
  (isCorrect: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const mood of MOODS[isCorrect ? 'right' : 'wrong']) {
      const reaction = { mood }
      dispatch(buddyReacted(reaction))
      await new Promise((resolve) => setTimeout(resolve, MOOD_MS))
      if (selectBuddyReaction(getState()) !== reaction) return
    }
    dispatch(buddyReacted(null))
  }
