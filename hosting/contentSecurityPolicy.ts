/** Writes the content security policy of the built app (D-0054). Environment variables name the other origins that it allows. */
import type { Plugin } from 'vite'
import type { Env } from '../src/env'

export type PolicyVariables = Pick<
  Env,
  | 'VITE_API'
  | 'VITE_API_URL'
  | 'VITE_IMAGE_ORIGINS'
  | 'VITE_REALTIME_KEY'
  | 'VITE_REALTIME_HOST'
  | 'VITE_REALTIME_PORT'
  | 'VITE_REALTIME_SCHEME'
>

/**
 * Headers that the host should send with every file, because a policy in the document cannot limit embedding or browser
 * features. The README lists them.
 */
export const HOST_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Other sites receive only the origin, because the path names a card. The video player does not play without an origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Dictation needs the microphone. Features that are not listed, such as full screen of the video player, keep the browser's
  // default.
  'Permissions-Policy':
    'microphone=(self), camera=(), display-capture=(), geolocation=(), hid=(), midi=(), payment=(), serial=(), usb=()',
}

const CHARSET = '<meta charset="utf-8" />'

/** Returns the origin of an absolute URL. A path has none, because `'self'` already allows it. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/**
 * Returns the address of the live connection. On the page's own host there is none, because `'self'` already allows it.
 * @throws Error for a port without a host: the policy must name the host, and only the browser knows it
 */
function broadcasterOf(variables: PolicyVariables): string[] {
  const { VITE_REALTIME_KEY: key, VITE_REALTIME_HOST: host, VITE_REALTIME_PORT: port } = variables
  if (!key || (!host && !port)) return []
  if (!host) {
    throw new Error(
      'The environment of Heartboard is not right (see .env.example):\n  VITE_REALTIME_HOST: must be set with VITE_REALTIME_PORT, because the content security policy names the broadcaster',
    )
  }
  // In a policy, `ws:` also allows `wss:`. So `ws` fits whatever scheme the page has.
  const scheme = ['https', 'wss'].includes(variables.VITE_REALTIME_SCHEME ?? '') ? 'wss' : 'ws'
  return [`${scheme}://${host}${port ? `:${port}` : ''}`]
}

/** Origin of the video player (D-0073). Frames may show no other origin. */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

/**
 * Returns the policy as one line. It refuses everything that it does not name: other frames, media, objects, forms
 * and `<base>`.
 */
export function contentSecurityPolicy(variables: PolicyVariables): string {
  const api = originOf(variables.VITE_API_URL)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Libraries insert `<style>` elements. src/lib/styleNonce.ts allows only those that have the page's nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...variables.VITE_IMAGE_ORIGINS],
    'connect-src': ["'self'", ...api, ...broadcasterOf(variables)],
    'frame-src': [VIDEO_PLAYER],
    // The worker that converts pictures, and the service worker of the mock server. A worker from a file has its own policy, so that
    // its WebAssembly needs no source here; a blob worker would inherit this policy.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/**
 * Writes the policy into the built `index.html`, before anything that loads a file. Development has no policy, because Vite's
 * client needs inline code.
 */
export const contentSecurityPolicyMeta = (variables: PolicyVariables): Plugin => {
  const policy = contentSecurityPolicy(variables)
  return {
    name: 'heartboard-content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // Storybook is built with the same Vite configuration. Skip its page.
        if (path !== '/index.html') return html
        if (!html.includes(CHARSET)) throw new Error(`index.html lacks ${CHARSET}, after which the policy is written.`)
        return html.replace(
          CHARSET,
          `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}
