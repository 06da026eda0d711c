import * as z from 'zod/mini'

const PORT_HINT = 'must be a whole number from 1 to 65535'
const port = z.optional(
  z.coerce
    .number(PORT_HINT)
    .check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= 65535, PORT_HINT)),
)

/** True for a path from the root, or for an absolute http(s) URL with a host. */
const isApiBase = (value: string): boolean =>
  value.startsWith('/') || (/^https?:\/\/[^/\s]/.test(value) && URL.canParse(value))

const HOST_HINT = 'must be a host name without scheme, port or path'
const host = z.optional(z.string().check(z.regex(/^([a-z\d-]+\.)*[a-z\d-]+$/i, HOST_HINT)))

const splitAtSpaces = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const isOrigin = (text: string): boolean => /^https?:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i.test(text)
const origins = z.pipe(
  z._default(
    z
      .string()
      .check(z.refine((text) => splitAtSpaces(text).every(isOrigin), 'must be http(s) origins, separated by spaces')),
    '',
  ),
  z.transform(splitAtSpaces),
)

const schema = z.object({
  /** `mock`: the mock server answers in the browser. `live`: a real backend answers. */
  VITE_API: z.enum(['mock', 'live'], 'must be mock or live'),
  /** Base URL of the real backend's API, absolute or a path from the root. */
  VITE_API_URL: z._default(
    z
      .string()
      .check(z.refine(isApiBase, 'must be a path from the root (/api) or an address (https://school.example/api)')),
    '/api',
  ),
  /** Origins from which images may load, besides those of the page and the API (D-0054). */
  VITE_IMAGE_ORIGINS: origins,
  /** Origin of the host of this build, without a path. Previews of a shared link need an absolute address of their picture. */
  VITE_PUBLIC_ORIGIN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isOrigin(text) && !text.includes('*'),
          'must be an http(s) origin, such as https://school.example',
        ),
      ),
  ),
  /** App key of the server that speaks the Pusher protocol. Without a key, there is no realtime connection. */
  VITE_REALTIME_KEY: z.optional(z.string()),
  VITE_REALTIME_HOST: host,
  VITE_REALTIME_PORT: port,
  VITE_REALTIME_SCHEME: z.optional(z.enum(['ws', 'wss', 'http', 'https'], 'must be ws, wss, http or https')),
  VITE_SUPPORT_EMAIL: z._default(z.string(), 'support@example.com'),
  /** Minimum time in ms for which the loading screen is shown. */
  VITE_MINIMUM_SPLASH_MS: z._default(
    z.coerce.number('must be a number').check(z.minimum(0, 'must not be negative')),
    1500,
  ),
  /** `on`: users can rate the assistant's replies (C-284, D-3128). */
  VITE_CHAT_FEEDBACK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  /** `workplace`: on a screen below 600 px the app begins with the chat of /ytldemo (C-024, D-3119). */
  VITE_VARIANT: z._default(z.enum(['education', 'workplace'], 'must be education or workplace'), 'education'),
  /** `on`: the login page of the demo links to stories and contract, as `npm run build:site` builds it. */
  VITE_SITE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  /** Minutes without activity until the session expires; the user's preference takes precedence (A-103, D-1020). */
  VITE_IDLE_MINUTES: z._default(z.coerce.number('must be a number').check(z.positive('must be more than 0')), 30),
})

export type Env = z.output<typeof schema>

/** Variables that the page reads. The others shape the build alone, and would only enlarge it. */
export type PageEnv = Omit<Env, 'VITE_IMAGE_ORIGINS' | 'VITE_PUBLIC_ORIGIN' | 'VITE_SITE'>

export const pageEnvOf = (env: Env): PageEnv => {
  const { VITE_IMAGE_ORIGINS: _images, VITE_PUBLIC_ORIGIN: _origin, VITE_SITE: _site, ...page } = env
  return page
}

declare global {
  /** Environment of this build. vite.config.ts checks and inserts the values, so the page needs no schema. */
  const __ENV__: PageEnv
}

/**
 * Parses the environment. Empty values count as not set.
 * @param required names that must be set although they have a default
 * @throws Error that lists every invalid variable with its allowed values
 */
export function parseEnv(variables: Record<string, unknown>, required: (keyof Env)[] = []): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = z.safeParse(schema, given)
  const missing = required.filter((name) => !(name in given)).map((name) => `  ${name}: must be set`)
  if (result.success && missing.length === 0) return result.data
  const invalid = result.error?.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`) ?? []
  const problems = [...missing, ...invalid]
  throw new Error(`The environment of Heartboard is not right (see .env.example):\n${problems.join('\n')}`)
}
