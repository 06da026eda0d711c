import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { currentUserSchema } from './user.contract'

/** Login, logout, passwords, permissions and channel authorisation (A-408, A-409, D-1207, D-1301). */
export const authCalls = defineCalls({
  login: {
    method: 'POST',
    path: 'auth/login',
    isErrorLocal: true,
    isPublic: true,
    body: z.object({ username: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) }),
    status: 200,
    response: dataEnvelope(currentUserSchema),
  },
  logout: {
    method: 'POST',
    path: 'logout',
    isSessionOptional: true,
    isErrorLocal: true,
    status: 204,
    response: z.undefined(),
  },
  changePassword: {
    method: 'POST',
    path: 'auth/password',
    isErrorLocal: true,
    body: z.object({
      id: z.number(),
      current_password: z.string(),
      password: z.string(),
      password_confirmation: z.string(),
    }),
    status: 200,
    response: dataEnvelope(z.object({ id: z.number() })),
  },
  /** The server answers 200 even if the password is wrong; `valid` is then false. */
  validatePassword: {
    method: 'POST',
    path: 'auth/validate-password',
    isErrorLocal: true,
    body: z.object({ id: z.number(), current_password: z.string() }),
    status: 200,
    response: dataEnvelope(z.object({ valid: z.boolean() })),
  },
  getPermissions: {
    method: 'GET',
    path: 'auth/permissions',
    status: 200,
    response: dataEnvelope(z.array(z.string())),
  },
  authorizeChannel: {
    method: 'POST',
    path: 'broadcasting/auth',
    isErrorLocal: true,
    body: z.object({ socket_id: z.string(), channel_name: z.string() }),
    status: 200,
    response: z.object({ auth: z.string() }),
  },
})
