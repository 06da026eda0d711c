import { type ChannelName, channels } from '@/api/channels'
import type { Transport } from '@/api/core/transport'
import { findCall } from '@mocks/server/router'
import { API_BASE } from '@mocks/server/apiBase'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface TaskMeta {
    /** Calls that the app made and live events that it handled, as `takeContractUse` returns them. */
    contractUse?: string[]
  }
}

const used = new Set<string>()

/**
 * Returns the calls that the app made with success and the live events whose handlers ran, since the last call of this
 * function. A call is its name, an event is written as in `emits`: `getMe`, `cards format.created`.
 */
export function takeContractUse(): string[] {
  const names = [...used]
  used.clear()
  return names
}

/** Returns the name of a call by method and URL; undefined for any other request. */
export function callOfRequest(method: string, url: string): string | undefined {
  const { pathname } = new URL(url)
  const start = pathname.indexOf(API_BASE)
  return start < 0 ? undefined : findCall(method, pathname.slice(start + API_BASE.length))?.name
}

export function recordEvent(channel: object, event: string): void {
  const name = (Object.keys(channels) as ChannelName[]).find((key) => channels[key] === channel)
  if (name) used.add(`${name} ${event}`)
}

/**
 * Returns the transport of an app under test, which records the calls. Requests that a test itself sends through
 * `transport` are not recorded; its later replacements of `transport.fetch` apply (`intercept`).
 */
export const recordedTransport = (transport: Transport): Transport => ({
  ...transport,
  async fetch(request, options) {
    const { method, url } = request
    const response = await transport.fetch(request, options)
    const name = response.ok && callOfRequest(method, url)
    if (name) used.add(name)
    return response
  },
})
