import type { CurrentUser } from '@/api/user.contract'

/** Label of the filter for shared cards: it depends on the role (B-086, B-087). */
export const sharedFilterKey = (me: CurrentUser | undefined) =>
  me?.roles.includes('teacher') ? 'board.filterMenu.sharedWithMe' : 'board.filterMenu.showSchoolwork'
