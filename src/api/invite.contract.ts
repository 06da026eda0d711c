import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { roleSchema } from './user.contract'

/** Calls for invitations (A-442, A-443, D-1307). */
export const inviteCalls = defineCalls({
  getInviteCodes: {
    method: 'GET',
    path: 'invite/codes/me',
    status: 200,
    response: dataEnvelope(
      z.array(z.object({ target_role: roleSchema, codes: z.array(z.string()), referral_id: z.string() })),
    ),
  },
})
