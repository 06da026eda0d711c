import type { Card } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { confirm, type ConfirmationKind } from '@/store/confirmationSlice'
import type { AppThunk } from '@/store/rootReducer'

/**
 * Finds the place for content generated from an open card: the card's stack. A stack of somebody else needs the permission to edit shared
 * cards; otherwise content goes to My Board, after a confirmation (B-454 to B-457, D-2460).
 * @returns id of the stack, null for My Board, undefined when the user cancels
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
