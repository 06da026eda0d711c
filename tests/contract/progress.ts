/** Counts the results of a run by the steps of fixtures/contract/STEPS.md, and names the first thing to do. */
import { LIVE_STEP, type Step, stepNumbers, stepOfCalls, stepOfCase, steps } from '../../fixtures/contract/steps'
import type { Call } from '../../src/api/core/call'
import { calls } from '../../src/api/calls'
import { flows } from './flows'
import type { VerifyOptions } from './options'
import { callOrder, casesOf, reasonToSkip, reasonToSkipAuthChecks } from './plan'
import type { Result } from './run'

/** Returns the steps that a run includes. */
export const stepsOf = ({ step = 6 }: Pick<VerifyOptions, 'step'>): Step[] =>
  stepNumbers.filter((number) => number <= step)

/** Returns the step of a result. An event counts from the step of live events on. */
export const stepOfResult = ({ step, event }: Pick<Result, 'step' | 'event'>): Step =>
  event ? (Math.max(step, LIVE_STEP) as Step) : step

export type StepProgress = { step: Step; passed: number; total: number; skipped: number }

/** Counts results by step. Notes count as passed; skipped results are outside of the total. */
export function progressOf(results: readonly Result[], options: Pick<VerifyOptions, 'step'>): StepProgress[] {
  return stepsOf(options).flatMap((step) => {
    const own = results.filter((result) => stepOfResult(result) === step)
    const skipped = own.filter(({ outcome }) => outcome === 'skipped').length
    const failed = own.filter(({ outcome }) => outcome === 'failed').length
    const total = own.length - skipped
    return own.length === 0 ? [] : [{ step, passed: total - failed, total, skipped }]
  })
}

/** Checks of the call login beside its cases: the two cookies. */
const COOKIE_CHECKS = 2

/** Counts the checks of step 1 that a run sends, for a backend at which nobody can sign in. */
export function plannedChecks(options: VerifyOptions): number {
  const names = callOrder(options.only).filter((name) => stepOfCalls([name]) === 1)
  const counts = names.map((name) => {
    const call: Call = calls[name]
    const cases = (casesOf(name) ?? []).filter(
      (example) => stepOfCase(name, example) === 1 && !reasonToSkip(name, example, options),
    )
    const isAuthChecked = !reasonToSkipAuthChecks(name, options)
    const authChecks = isAuthChecked ? Number(!call.isPublic) + Number(call.method !== 'GET') : 0
    const ownFlows = flows.filter(
      (flow) => flow.call === name && stepOfCalls(flow.steps.map((step) => step.call)) === 1,
    )
    return cases.length + authChecks + ownFlows.length + (name === 'login' ? COOKIE_CHECKS : 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Returns the progress as `step 2, board: 31 of 34`. */
export const formatStep = ({ step, passed, total, skipped }: StepProgress): string =>
  `step ${step}, ${steps[step].title}: ${passed} of ${total}${skipped > 0 ? ` (${skipped} skipped)` : ''}`

/** Returns the first failure in the order of the steps. */
export const firstFailure = (results: readonly Result[]): Result | undefined =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .reduce<Result | undefined>(
      (first, result) => (first && stepOfResult(first) <= stepOfResult(result) ? first : result),
      undefined,
    )
