import type { inviteCalls } from '../../src/api/invite.contract'
import type { HandlersOf } from '../server/router'

export const inviteHandlers: HandlersOf<typeof inviteCalls> = {
  getInviteCodes: ({ mockServer, person }) => ({
    data: mockServer.db.invites
      .where('owner_id', person.id)
      .map(({ target_role, codes, referral_id }) => ({ target_role, codes, referral_id })),
  }),
}
