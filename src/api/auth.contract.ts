import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { currentUserSchema } from './user.contract'

/** Login, logout, passwords, permissions and channel authorisation (A-408, A-409, D-1207, D-1301). */
export const authCalls = defineCalls({
  login: {
    method: 'POST',
    path: 'auth/login',
    isErrorLocal: true,
    rows: ['A-408', 'A-498', 'A-499', 'D-1301'],
    isPublic: true,
    body: z.object({ username: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) }),
    status: 200,
    response: dataEnvelope(currentUserSchema),
    errors: {
      403: 'The account is not verified yet.',
      422: 'Username and password do not match, or one of them is missing.',
      429: 'Too many attempts; the message contains the time of the next one.',
    },
  },
  logout: {
    method: 'POST',
    path: 'logout',
    isSessionOptional: true,
    isErrorLocal: true,
    rows: ['A-409', 'D-1301'],
    status: 204,
    response: z.undefined(),
    errors: {},
  },
  changePassword: {
    method: 'POST',
    path: 'auth/password',
    isErrorLocal: true,
    rows: ['A-413', 'A-526', 'D-1303'],
    body: z.object({
      id: z.number(),
      current_password: z.string(),
      password: z.string(),
      password_confirmation: z.string(),
    }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number() })),
    errors: {
      403: 'The account belongs to another user.',
      422: 'The current password is wrong, or the new one breaks the rule or is not repeated.',
    },
  },
  /** Always 200; a wrong password is `valid: false`. */
  validatePassword: {
    method: 'POST',
    path: 'auth/validate-password',
    isErrorLocal: true,
    rows: ['A-414', 'A-374', 'D-1303'],
    body: z.object({ id: z.number(), current_password: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ valid: z.boolean() })),
    errors: { 403: 'The account belongs to another user.' },
  },
  getPermissions: {
    method: 'GET',
    path: 'auth/permissions',
    rows: ['A-412', 'A-249', 'D-1302'],
    status: 200,
    response: dataEnvelope(z.array(z.string())),
    errors: {},
  },
  authorizeChannel: {
    method: 'POST',
    path: 'broadcasting/auth',
    isErrorLocal: true,
    rows: ['D-1207', 'D-3141'],
    body: z.object({ socket_id: z.string(), channel_name: z.string() }),
    status: 200,
    response: z.object({ auth: z.string() }),
    errors: { 403: 'The channel belongs to another user.' },
  },
})
