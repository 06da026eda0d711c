import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { roleSchema } from './user.contract'

/** Invitations (access 7; decisions/access b2). */
export const inviteCalls = defineCalls({
  getInviteCodes: {
    method: 'GET',
    path: 'invite/codes/me',
    section: 'access 7',
    status: 200,
    response: dataEnvelope(
      z.array(z.object({ target_role: roleSchema, codes: z.array(z.string()), referral_id: z.string() })),
    ),
    errors: {},
  },
})
