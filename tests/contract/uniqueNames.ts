/** Gives each sign-up of a run its own username and e-mail address, because accounts cannot be removed. */
import type { ContractCase } from '@mocks/runtimes/replay'
import type { CallName } from '../../src/api/calls'
import { seedPeople } from './preconditions'

const FIELDS = ['username', 'email'] as const

let count = 0
const started = Date.now()
/** A username has at most 16 characters: up to 9 of the original name and 7 that make it unique. */
const SUFFIX_LENGTH = 7
const PREFIX_LENGTH = 16 - SUFFIX_LENGTH

/** Returns lower-case letters and digits that differ in every call. */
function nextSuffix(): string {
  count += 1
  return (started + count).toString(36).slice(-SUFFIX_LENGTH)
}

function replaceAll(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceAll(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceAll(item, names)]))
}

/** Gives the sign-ups of a case unique names, both in its requests and in the expected response. */
export function withUniqueNames(name: CallName, example: ContractCase): ContractCase {
  const { before = [], request } = example
  const isSigningUp = name === 'signUp' && example.status < 400
  const forms = before.filter(({ call }) => call === 'signUp').map((step) => step.request.body)
  const names = new Map<unknown, string>()
  for (const form of isSigningUp ? [...forms, request.body] : forms) {
    for (const field of FIELDS) {
      const text = (form as Record<string, string>)[field] ?? ''
      const isTaken = [...seedPeople.values()].some((person) => person[field] === text.toLowerCase())
      if (text && !isTaken)
        names.set(
          text,
          text.replace(/^[^@]+/, (local) => `${local.slice(0, PREFIX_LENGTH)}${nextSuffix()}`),
        )
    }
  }
  return names.size > 0 ? (replaceAll(example, names) as ContractCase) : example
}
