import { type ScenarioName, scenarios } from '../scenarios'
import type { JournalEntry, School } from '../school'
import css from './panel.css?inline'

type PanelOptions = {
  school: School
  /** Forgets everything that was done and reloads. */
  reset: () => void
  rememberScenario: (name: ScenarioName) => void
}

/** Lines of the journal that the panel shows. */
const SHOWN_ENTRIES = 30

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children)
  return node
}

const journalLine = ({ method, path, call, status, took }: JournalEntry) =>
  element('li', { title: `${method} /${path}` }, [
    element('span', { className: 'status', textContent: String(status ?? '…') }),
    element('span', { className: 'call', textContent: call ?? path }),
    element('span', { className: 'took', textContent: took === undefined ? '' : `${took} ms` }),
  ])

/**
 * The mock's own small panel, in a shadow root so that neither the app's look nor the panel's reaches the other. It switches the
 * scenario, drops the live connection, shows the requests and resets the school.
 */
export function showPanel({ school, reset, rememberScenario }: PanelOptions): void {
  const host = element('aside', { ariaLabel: 'Mock server' })
  const root = host.attachShadow({ mode: 'open' })

  const options = Object.entries(scenarios).map(([name, { title }]) =>
    element('option', { value: name, textContent: title, selected: name === school.scenario() }),
  )
  const select = element('select', { id: 'scenario' }, options)
  select.addEventListener('change', () => {
    const name = select.value as ScenarioName
    rememberScenario(name)
    school.setScenario(name)
    show()
  })

  const drop = element('button', { type: 'button', textContent: 'Drop live connection' })
  drop.addEventListener('click', () => school.pusher.dropAll(4100))
  const startOver = element('button', { type: 'button', textContent: 'Reset the school' })
  startOver.addEventListener('click', reset)

  const journal = element('ol', { tabIndex: 0, ariaLabel: 'Requests, newest first' })
  const summary = element('summary')
  const panel = element('details', {}, [
    summary,
    element('div', { className: 'body' }, [
      element('label', { htmlFor: 'scenario', textContent: 'Situation' }),
      select,
      element('div', { className: 'buttons' }, [drop, startOver]),
      journal,
    ]),
  ])

  const show = () => {
    const name = school.scenario()
    summary.textContent = name === 'normal' ? 'Mock' : `Mock: ${scenarios[name].title}`
    if (panel.open)
      journal.replaceChildren(...school.journal.entries().slice(-SHOWN_ENTRIES).reverse().map(journalLine))
  }
  school.journal.onEntry(show)
  panel.addEventListener('toggle', show)
  show()

  root.append(element('style', { textContent: css }), panel)
  document.body.append(host)
}
