import * as z from 'zod/mini'
import { dataOf, defineCall } from './call'
import { currentUserSchema } from './user.contract'

/** Signing in and out, and the channel authorisation that belongs to a session (access 7; decisions/access b1, b2). */
export const authCalls = {
  login: defineCall({
    method: 'POST',
    path: 'auth/login',
    section: 'access 7',
    isPublic: true,
    body: z.object({ username: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) }),
    status: 200,
    response: dataOf(currentUserSchema),
    errors: {
      403: 'The account is not verified yet.',
      422: 'Username and password do not match, or one of them is missing.',
      429: 'Too many attempts; the message says when to try again.',
    },
  }),
  logout: defineCall({
    method: 'POST',
    path: 'logout',
    section: 'access 7',
    status: 204,
    response: z.undefined(),
    errors: {},
  }),
  getPermissions: defineCall({
    method: 'GET',
    path: 'auth/permissions',
    section: 'access 7',
    status: 200,
    response: dataOf(z.array(z.string())),
    errors: {},
  }),
  authorizeChannel: defineCall({
    method: 'POST',
    path: 'broadcasting/auth',
    section: 'access 7',
    body: z.object({ socket_id: z.string(), channel_name: z.string() }),
    status: 200,
    response: z.object({ auth: z.string() }),
    errors: { 403: 'The channel belongs to somebody else.' },
  }),
}
