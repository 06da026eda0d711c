import { errorsOf } from '../../fixtures/contract/errors'
import { type CallName, callGroups, calls } from '../../src/api/calls'
import type { Call } from '../../src/api/core/call'
import { type Fault, failWith } from '../server/faults'
import { SCENARIO_GROUPS, type Scenario } from '../scenarios/scenario'
import { type ScenarioName, scenarios } from '../scenarios/scenarios'
import type { OpenTab, PanelContext, SetStatus } from './context'
import { button, type Choice, choice, element, fillSelect, labelled, section } from './dom'

const scenarioChoices: Choice[] = (Object.entries(scenarios) as [ScenarioName, Scenario][])
  .map(([value, { title, group }]) => ({ value, text: title, group }))
  .sort((a, b) => SCENARIO_GROUPS.indexOf(a.group) - SCENARIO_GROUPS.indexOf(b.group))

const callChoices: Choice[] = [
  { value: '', text: 'Every call' },
  { value: 'ai', text: 'Calls that draw on Magic' },
  { value: 'writes', text: 'Calls that change something' },
  ...Object.entries(callGroups).flatMap(([group, named]) =>
    Object.keys(named).map((name) => ({ value: name, text: name, group })),
  ),
]

const STATUSES = [400, 401, 403, 404, 406, 409, 410, 411, 412, 413, 415, 419, 422, 423, 428, 429, 500, 502, 503]
const FAULT_OPTIONS: Record<string, Fault> = {
  offline: { kind: 'offline' },
  late: { kind: 'delay', ms: 30_000 },
  brokenBody: { kind: 'brokenBody' },
  oneItem: { kind: 'oneItem' },
  streamCut: { kind: 'streamCut' },
  streamWithoutEnd: { kind: 'streamWithoutEnd' },
  streamError: { kind: 'streamError' },
}
const FAULT_OPTION_TEXTS: Record<string, string> = {
  offline: 'loses the network',
  late: 'takes half a minute',
  brokenBody: 'breaks its contract',
  oneItem: 'lists its first item only',
  streamCut: 'has its stream cut',
  streamWithoutEnd: 'has its stream closed early',
  streamError: 'has its stream fail',
}

/** Returns the outcomes that the user can choose for a call. Documented errors come first, with their meaning. */
function outcomeChoices(call: Call | undefined): Choice[] {
  const documented = call ? errorsOf(call) : {}
  return [
    ...Object.entries(documented).map(([status, meaning]) => ({
      value: status,
      text: `${status}: ${meaning}`,
      group: 'Documented',
    })),
    ...STATUSES.filter((status) => !(status in documented)).map((status) => ({
      value: String(status),
      text: `is answered with ${status}`,
      group: 'Status',
    })),
    ...Object.entries(FAULT_OPTION_TEXTS).map(([value, text]) => ({ value, text, group: 'Network' })),
  ]
}

const callNamed = (name: string): Call | undefined =>
  Object.values(callGroups)
    .map((group) => (group as Record<string, Call>)[name])
    .find((call) => call !== undefined)

const isCallName = (value: string): value is CallName => Object.hasOwn(calls, value)

const targetOf = (value: string): Fault['calls'] => {
  if (value === '') return undefined
  return value === 'ai' || value === 'writes' ? value : [value].filter(isCallName)
}

function faultOf(targetValue: string, outcome: string, message: string, every: number): Fault {
  const target = targetOf(targetValue)
  const faultOption = FAULT_OPTIONS[outcome]
  const fault: Fault = faultOption ? { ...faultOption, calls: target } : failWith(target, Number(outcome), message)
  return every > 1 ? { ...fault, every } : fault
}

/** Describes a fault, such as `getCards: 404, one in 3`. */
function faultText(fault: Fault): string {
  const target = Array.isArray(fault.calls) ? fault.calls.join(', ') : (fault.calls ?? 'every call')
  const what = fault.kind === 'status' ? `${fault.status} ${fault.message}`.trim() : fault.kind
  return `${target}: ${what}${fault.every ? `, one in ${fault.every}` : ''}`
}

/** Returns choices of durations in ms; the current value is among them. */
const durationChoices = (values: readonly number[], current: number): Choice[] =>
  [...new Set([...values, current])].sort((a, b) => a - b).map((ms) => ({ value: String(ms), text: `${ms} ms` }))

/** Opens the tab Scenario: scenario, speed, additional faults, and the live connection. */
export function openScenarioTab({ mockServer, persistTuning }: PanelContext, setStatus: SetStatus): OpenTab {
  const scenario = choice(scenarioChoices, mockServer.scenario(), (name) => {
    mockServer.setScenario(name as ScenarioName)
    persistTuning()
    setStatus(`From now on: ${scenarios[name as ScenarioName].title}.`)
  })
  const latency = choice(durationChoices([0, 90, 400, 2500], mockServer.latency), String(mockServer.latency), (ms) => {
    mockServer.latency = Number(ms)
    persistTuning()
  })
  const streamInterval = choice(
    durationChoices([0, 30, 120, 400], mockServer.streamIntervalMs),
    String(mockServer.streamIntervalMs),
    (ms) => {
      mockServer.streamIntervalMs = Number(ms)
      persistTuning()
    },
  )
  const seed = element('input', { type: 'number', min: '1', value: String(mockServer.faultSeed) })
  seed.addEventListener('change', () => {
    mockServer.faultSeed = Math.max(1, Math.trunc(Number(seed.value)) || 1)
    persistTuning()
  })

  const outcome = element('select')
  const call = choice(callChoices, '', () => showOutcomes())
  const showOutcomes = () => fillSelect(outcome, outcomeChoices(callNamed(call.value)))
  showOutcomes()
  const message = element('input', { type: 'text', placeholder: 'none' })
  const every = element('input', { type: 'number', min: '1', value: '1' })
  const faults = element('ul', { className: 'faults' })
  const showFaults = () => {
    const lines = mockServer.faults.map((fault) =>
      element('li', {}, [
        faultText(fault),
        button('Remove', () => {
          mockServer.faults = mockServer.faults.filter((other) => other !== fault)
          persistTuning()
          showFaults()
        }),
      ]),
    )
    faults.replaceChildren(...lines)
  }
  const add = () => {
    const fault = faultOf(call.value, outcome.value, message.value, Number(every.value))
    mockServer.faults = [...mockServer.faults, fault]
    persistTuning()
    showFaults()
    setStatus(`Added ${faultText(fault)}.`)
  }
  showFaults()

  return {
    nodes: [
      labelled('Scenario', scenario),
      element('div', { className: 'row' }, [
        labelled('Every answer takes', latency),
        labelled('Between stream events', streamInterval),
      ]),
      section('What else goes wrong', [
        faults,
        labelled('Call', call),
        labelled('What happens to it', outcome),
        element('div', { className: 'row' }, [labelled('Text of the server', message), labelled('One in', every)]),
        element('div', { className: 'row' }, [button('Add fault', add), labelled('Seed', seed)]),
      ]),
      section('Live connection', [
        button('Drop live connection', () => {
          mockServer.pusher.dropAll(4100)
          setStatus('Dropped. The app comes back by itself.')
        }),
      ]),
    ],
  }
}
