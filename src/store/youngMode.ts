import { isYoung } from '@/api/audience'
import { selectMe } from '@/api/user'

/** True if the user sees large cards and few tools, and one tap opens a card. */
export function selectIsYoung(state: Parameters<typeof selectMe>[0]): boolean {
  const me = selectMe(state)
  return me !== undefined && isYoung(me)
}
