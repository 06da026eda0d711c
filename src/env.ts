import * as z from 'zod/mini'

const PORT_HINT = 'must be a whole number from 1 to 65535'
const port = z.optional(
  z.coerce
    .number(PORT_HINT)
    .check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= 65535, PORT_HINT)),
)

const schema = z.object({
  /** `mock`: the pretend school answers in the browser. `live`: a real backend does. */
  VITE_API: z.enum(['mock', 'live'], 'must be mock or live'),
  /** API base of the real backend, absolute or from the page's root. */
  VITE_API_URL: z._default(
    z.string().check(z.regex(/^(https?:\/\/|\/)/, 'must begin with http://, https:// or /')),
    '/api',
  ),
  /** App key of the Pusher-protocol broadcaster; without it the app works without live events. */
  VITE_REALTIME_KEY: z.optional(z.string()),
  VITE_REALTIME_HOST: z.optional(z.string()),
  VITE_REALTIME_PORT: port,
  VITE_REALTIME_SCHEME: z.optional(z.enum(['ws', 'wss', 'http', 'https'], 'must be ws, wss, http or https')),
  VITE_SUPPORT_EMAIL: z._default(z.string(), 'support@example.com'),
  /** Minutes without a press before the session ends, unless the person's preferences say otherwise (access 2). */
  VITE_IDLE_MINUTES: z._default(z.coerce.number('must be a number').check(z.positive('must be more than 0')), 30),
})

export type Env = z.output<typeof schema>

/**
 * The environment, parsed once. Empty values count as not set.
 * @throws Error with every wrong variable in one message, each with what it may be.
 */
export function parseEnv(variables: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The environment of Heartboard is not right (see .env.example):\n${problems.join('\n')}`)
}
