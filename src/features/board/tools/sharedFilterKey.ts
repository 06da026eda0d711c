import type { CurrentUser } from '@/api/user.contract'

/** Text key for the filter that shows shared cards; it depends on the user's role (B-086, B-087). */
export const sharedFilterKey = (me: CurrentUser | undefined) =>
  me?.roles.includes('teacher') ? 'board.filterMenu.sharedWithMe' : 'board.filterMenu.showSchoolwork'
