/** Reads queries and request bodies. Limits of size and depth reject values that would break a later read (D-1041). */
import type * as z from 'zod/mini'
import type { Call } from '../../src/api/core/call'
import { HttpError, invalid } from './respond'

/** Maximum size of a request body in bytes. Calls with a file have other limits (C-292, D-3004). */
const MAX_BODY = 1024 * 1024
/**
 * Maximum `Content-Length` of an upload in bytes. It exceeds the file limits, so that the handler can answer a too large file
 * with its own error.
 */
const MAX_UPLOAD_BODY = 16 * 1024 * 1024
/** Maximum nesting of objects and lists in a JSON body. PHP's `json_decode` has the same default. */
const MAX_DEPTH = 512

/** Reads a query or form into an object. As in Laravel, `name[]` becomes a list and `name[key]` an object. */
export function readFields(fields: URLSearchParams | FormData): Record<string, unknown> {
  const read = new Map<string, unknown>()
  for (const field of new Set(fields.keys())) {
    const [, name = field, key] = /^([^[]+)\[([^[\]]*)\]$/.exec(field) ?? []
    if (key === undefined) read.set(field, fields.get(field))
    else if (key === '') read.set(name, fields.getAll(field))
    else read.set(name, Object.fromEntries([...entriesOf(read.get(name)), [key, fields.get(field)]]))
  }
  return Object.fromEntries(read)
}

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) ? Object.entries(value) : []

/** True for a call that uploads a file. */
export const hasFile = ({ body }: Call): boolean =>
  Object.values((body as z.ZodMiniObject | undefined)?.shape ?? {}).some((field) => field._zod.def.type === 'custom')

/** Returns the size of the files in a form. */
export const bytesOf = (body: unknown): number =>
  Object.values(body ?? {}).reduce<number>((sum, field) => sum + (field instanceof Blob ? field.size : 0), 0)

/**
 * Returns how deeply a JSON text nests objects and lists. It is counted before parsing, because deep nesting could overflow a
 * recursive parser's stack.
 */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at]
    if (char === '\\') at += 1
    else if (char === '"') isText = !isText
    else if (isText) continue
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1))
    else if (char === '}' || char === ']') depth -= 1
  }
  return deepest
}

function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw invalid('body', 'The body is nested too deeply.')
  return JSON.parse(text)
}

const tooLarge = () => new HttpError(413, { message: 'The request is too large.' })

/**
 * Reads the body of a request; returns undefined for a call without a body.
 * @throws HttpError 413 above the size limit; 422 for nesting that is too deep and for a body that is no JSON or no form
 */
export async function readBody(call: Call, request: Request): Promise<unknown> {
  const isUpload = hasFile(call)
  if (Number(request.headers.get('Content-Length')) > (isUpload ? MAX_UPLOAD_BODY : MAX_BODY)) throw tooLarge()
  if (!call.body) return undefined
  const isForm = call.encoding === 'multipart'
  try {
    if (isUpload) return readFields(await request.formData())
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > MAX_BODY) throw tooLarge()
    if (!isForm) return parseJson(new TextDecoder().decode(bytes))
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return readFields(await new Response(bytes, { headers }).formData())
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    throw invalid('body', `The body is not ${isForm ? 'a form' : 'JSON'}.`)
  }
}
