/**
 * Makes a body that violates the contract usable (D-0052), with the same rule for every field of every call and event.
 * A value of another type is converted if its meaning is certain: `"5"` → 5, `1` → true. Any other invalid value
 * becomes a neutral one: '', false, [], {}, null if allowed, or the first value of an enumeration. A number has no
 * neutral value, because 0 would be wrong information. So the field is removed, and so is an object that needs it.
 */
import * as z from 'zod/mini'
import { isRecord } from '@/lib/isRecord'

const UNREADABLE = Symbol('unreadable')

type Def = z.core.$ZodTypes['_zod']['def']
type Shape = Readonly<Record<string, z.core.$ZodType>>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- $ZodTypes is zod's union of every $ZodType, for code that walks schemas
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def

const shapeOf = (schema: z.core.$ZodType): Shape => {
  const def = defOf(schema)
  return def.type === 'object' ? def.shape : {}
}

const ownValue = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined

function neutralValue(schema: z.core.$ZodType): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return ''
    case 'boolean':
      return false
    case 'array':
      return []
    case 'record':
      return {}
    case 'nullable':
    case 'null':
      return null
    case 'optional':
      return undefined
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'union':
      return def.options[0] ? neutralValue(def.options[0]) : UNREADABLE
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => [key, neutralValue(field)] as const)
      return fields.some(([, value]) => value === UNREADABLE) ? UNREADABLE : Object.fromEntries(fields)
    }
    default:
      return UNREADABLE
  }
}

function readNumber(value: unknown): unknown {
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  return Number.isFinite(value) ? value : UNREADABLE
}

function readBoolean(value: unknown): unknown {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  return value === 0 || value === '0' || value === 'false' ? false : UNREADABLE
}

/** Returns the readable items. An unreadable text becomes '', so that the columns of a table stay aligned. */
const readArray = (element: z.core.$ZodType, items: unknown[]): unknown[] =>
  items.flatMap((item) => {
    const read = readValue(element, item)
    if (read !== UNREADABLE) return [read]
    return defOf(element).type === 'string' ? [''] : []
  })

function readObject(shape: Shape, value: Record<string, unknown>): Record<string, unknown> {
  const repaired = { ...value }
  for (const [key, field] of Object.entries(shape)) {
    const read = repairField(field, ownValue(value, key))
    if (read === UNREADABLE || read === undefined) delete repaired[key]
    else repaired[key] = read
  }
  return repaired
}

/**
 * Reads an option by its discriminator. An unknown discriminator, such as the card type of a newer server, is kept, and
 * the object is read as the first option.
 */
function readUnion(def: z.core.$ZodDiscriminatedUnionDef | z.core.$ZodUnionDef, value: unknown): unknown {
  if (!('discriminator' in def)) {
    const reads = def.options.map((option) => readValue(option, value))
    return reads.find((read) => read !== UNREADABLE) ?? UNREADABLE
  }
  if (!isRecord(value)) return UNREADABLE
  const { discriminator } = def
  const sent = ownValue(value, discriminator)
  const shapes = def.options.map(shapeOf)
  const match = shapes.find((shape) => shape[discriminator] && readValue(shape[discriminator], sent) !== UNREADABLE)
  const read = readObject(match ?? shapes[0] ?? {}, value)
  return match || typeof sent !== 'string' ? read : { ...read, [discriminator]: sent }
}

function readValue(schema: z.core.$ZodType, value: unknown): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : UNREADABLE
    case 'number':
      return readNumber(value)
    case 'boolean':
      return readBoolean(value)
    case 'array':
      return Array.isArray(value) ? readArray(def.element, value) : UNREADABLE
    case 'record':
      if (!isRecord(value)) return UNREADABLE
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, item]) => {
          const read = repairField(def.valueType, item)
          const isKnownKey = z.safeParse(def.keyType, key).success
          return isKnownKey && read !== UNREADABLE ? [[key, read]] : []
        }),
      )
    case 'nullable':
      return value === null || value === undefined ? null : readValue(def.innerType, value)
    case 'optional':
      return value === undefined ? undefined : readValue(def.innerType, value)
    case 'union':
      return readUnion(def, value)
    case 'object':
      return isRecord(value) ? readObject(def.shape, value) : UNREADABLE
    default:
      return z.safeParse(schema, value).success ? value : UNREADABLE
  }
}

function repairField(schema: z.core.$ZodType, value: unknown): unknown {
  const read = readValue(schema, value)
  return read === UNREADABLE ? neutralValue(schema) : read
}

/**
 * Returns the body with every invalid field repaired, or the body itself if it is unreadable. Fields outside the
 * contract are kept.
 */
export function repairBody(schema: z.core.$ZodType, body: unknown): unknown {
  const repaired = repairField(schema, body)
  return repaired === UNREADABLE ? body : repaired
}
