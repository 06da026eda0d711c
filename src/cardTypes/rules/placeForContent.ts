import type { Card } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { confirm, type ConfirmationKind } from '@/store/confirmationSlice'
import type { AppThunk } from '@/store/rootReducer'

/**
 * Decides where content generated from an open card goes: into the stack that contains the card. Another person's stack
 * needs the permission to edit shared cards. Without it, content goes to My Board, after the user confirms (B-454 to
 * B-457, D-2460).
 * @returns id of the stack; null for My Board; undefined if the user cancels
 */
export const placeForContent =
  (
    { id, parent_id, parent_owner_id }: Card,
    kind: Extract<ConfirmationKind, 'generateInsightRecommendation' | 'generateLessonPlanMaterials'>,
  ): AppThunk<Promise<string | null | undefined>> =>
  async (dispatch, getState) => {
    const me = selectMe(getState())
    const isForeign = parent_owner_id !== null && parent_owner_id !== me?.id
    if (!isForeign || me?.permissions.includes('board.format.shared.edit')) return parent_id
    return (await dispatch(confirm({ kind, cardIds: [id] }))) ? null : undefined
  }
