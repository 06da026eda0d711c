/** Describes a broken backend, and provides changes of requests and responses that several broken backends share. */
import type { CallName } from '../../src/api/calls'
import type { ProxyFaults, Reply } from './faultyProxy'

export type BrokenBackend = ProxyFaults & {
  name: string
  /** The calls that the verifier runs against this backend. */
  only: CallName[]
  /** The failure that the report must contain: its call or event, and a part of its path or message. */
  expectedFailure: { call?: CallName; event?: string; text: string }
  /** True if the verifier finds the fault only on a backend with the unchanged seed. */
  isSeedRequired?: true
  /** True if the verifier must report no other failure. */
  isAlone?: true
}

export type BrokenBackends = Record<string, readonly BrokenBackend[]>

export type Body = Record<string, unknown>
type StreamLine = { event: string; data: unknown }
type ListBody = { data: Body[]; metadata: Body & { breadcrumbs: unknown[] } }

export const bodyOf = ({ body }: Reply): unknown => structuredClone(body)

/** Changes the `data` of a successful response. */
export const onData =
  <T = Body>(change: (data: T) => unknown) =>
  (reply: Reply): Reply => {
    if (reply.status >= 400) return reply
    const body = bodyOf(reply) as { data: T }
    return { ...reply, body: { ...body, data: change(body.data) } }
  }
export const onList = (change: (list: ListBody) => unknown) => (reply: Reply) =>
  reply.status >= 400 ? reply : { ...reply, body: change(bodyOf(reply) as ListBody) }
export const onLines = (change: (lines: StreamLine[]) => unknown) => (reply: Reply) =>
  reply.status >= 400 ? reply : { ...reply, body: change(bodyOf(reply) as StreamLine[]) }
export const omitKey = (body: Body, key: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
export const withStatus = (status: number) => (reply: Reply) => (reply.status < 400 ? { ...reply, status } : reply)
export const jsonReply = (body: unknown, status = 200): Reply => ({ status, type: 'application/json', body })
