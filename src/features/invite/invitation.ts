import type { inviteCalls } from '@/api/invite.contract'
import type { ResponseOf } from '@/api/core/call'
import type { Translate } from '@/i18n/i18n'

export type InviteCodes = ResponseOf<typeof inviteCalls.getInviteCodes>['data']

/** Returns the referral id of the first entry (A-265, D-1029); undefined if there is none (D-1130). */
export const referralIdOf = (codes: InviteCodes): string | undefined => codes[0]?.referral_id || undefined

/** Returns the text to send, which depends on the sender's role (A-215, A-216, A-390, D-1029). */
export const messageOf = (roles: readonly string[], link: string, t: Translate): string =>
  t(roles.includes('teacher') ? 'invite.message.teacher' : 'invite.message.student', { link })
