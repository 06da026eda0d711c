/** Makes fast-check arbitraries from the schemas of the contract. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '@/api/core/call'

/** Strings and numbers that occur in the seed, by field name. */
export type ValueHints = {
  text: (field: string) => readonly string[]
  number: (field: string) => readonly number[]
}

type Def = {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  options?: Schema[]
  values?: unknown[]
  entries?: Record<string, unknown>
  keyType?: Schema
  valueType?: Schema
  checks?: { _zod: { def: Bounds } }[]
}
type Bounds = { check: string; minimum?: number; maximum?: number; length?: number; value?: number }

const defOf = (schema: Schema) => schema._zod.def as unknown as Def

/** Prefers values of the seed to random values, 4 to 1. */
const preferKnown = <T>(known: readonly T[], other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  known.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: other })
    : other

function boundsOf({ checks = [] }: Def) {
  const bounds = checks.map((check) => check._zod.def)
  const find = (name: string) => bounds.find(({ check }) => check === name)
  const exact = find('length_equals')?.length
  return {
    minLength: exact ?? find('min_length')?.minimum ?? 0,
    maxLength: exact ?? find('max_length')?.maximum,
    minimum: find('greater_than')?.value,
    maximum: find('less_than')?.value,
  }
}

/** Ordinary texts, and names of properties that every object inherits, which break careless look-ups. */
const WORDS = [
  'Photosynthesis',
  'Why is the sky blue?',
  '<p>Plants make <strong>food</strong> from light.</p>',
  '#poem',
  '__proto__',
  'constructor',
]

function textArbitrary(def: Def, field: string, hints: ValueHints): fc.Arbitrary<string> {
  const { minLength, maxLength } = boundsOf(def)
  const any = fc.string({ unit: 'binary', minLength, maxLength: maxLength ?? minLength + 20 })
  const known = [...hints.text(field), ...WORDS].filter(
    (text) => text.length >= minLength && text.length <= (maxLength ?? Number.POSITIVE_INFINITY),
  )
  return preferKnown(known, any)
}

function numberArbitrary(def: Def, field: string, hints: ValueHints): fc.Arbitrary<number> {
  const { minimum: min, maximum: max } = boundsOf(def)
  const isWithin = (value: number) => value >= (min ?? value) && value <= (max ?? value)
  const any = fc.oneof(
    fc.integer({ min: min ?? -1000, max: max ?? 1_000_000 }),
    // Only numbers that JSON has: no Infinity, no NaN, no -0.
    fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  )
  return preferKnown(hints.number(field).filter(isWithin), any)
}

function objectArbitrary({ shape = {} }: Def, hints: ValueHints): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, schemaArbitrary(schema, hints, key)]),
  )
  const isOptional = (key: string) => ['optional', 'default'].includes(defOf(shape[key] ?? z.never()).type)
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((key) => !isOptional(key)) })
}

const FILES = [
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'poster.svg', { type: 'image/svg+xml' }),
  new File([new Uint8Array(2000)], 'volcano.png', { type: 'image/png' }),
  new File(['Lesson notes'], 'notes.txt', { type: 'text/plain' }),
  new File([], 'empty.png', { type: 'image/png' }),
]

/**
 * Returns an arbitrary for the input of a schema.
 * @param field name of the field that the value is for; the hints depend on it
 * @throws Error for an unsupported kind of schema
 */
export function schemaArbitrary(schema: Schema, hints: ValueHints, field = ''): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const inner = () => schemaArbitrary(def.innerType ?? z.never(), hints, field)
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    object: () => objectArbitrary(def, hints),
    array: () => {
      const { minLength, maxLength = minLength + 3 } = boundsOf(def)
      return fc.array(schemaArbitrary(def.element ?? z.never(), hints, field), { minLength, maxLength })
    },
    optional: inner,
    default: inner,
    nullable: () => fc.option(inner(), { nil: null }),
    string: () => textArbitrary(def, field, hints),
    number: () => numberArbitrary(def, field, hints),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    undefined: () => fc.constant(undefined),
    unknown: () => fc.jsonValue({ maxDepth: 2 }),
    enum: () => fc.constantFrom(...Object.values(def.entries ?? {})),
    literal: () => fc.constantFrom(...(def.values ?? [])),
    union: () => fc.oneof(...(def.options ?? []).map((option) => schemaArbitrary(option, hints, field))),
    record: () =>
      fc.dictionary(
        schemaArbitrary(def.keyType ?? z.never(), hints) as fc.Arbitrary<string>,
        schemaArbitrary(def.valueType ?? z.never(), hints),
        { maxKeys: 3 },
      ),
    // File is the only class in the contract.
    custom: () => fc.constantFrom(...FILES),
  }
  const make = kinds[def.type]
  if (!make) throw new Error(`schemaArbitrary does not support the kind "${def.type}" yet.`)
  return make()
}
