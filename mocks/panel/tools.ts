import type { ContractViolations, OpenTab, PanelContext } from './context'
import { button, element, section } from './dom'

/** Links that open the app with more cards or students than the seed has, or with the seed alone. */
const LINKS: { text: string; search: string }[] = [
  { text: 'A board with 10,000 cards', search: 'cards=10000' },
  { text: 'A board with 1,000 cards', search: 'cards=1000' },
  { text: 'A quiz with results of 40 students', search: 'class=40' },
  { text: 'A quiz with results of 500 students', search: 'class=500' },
  { text: 'The board as it was written', search: '' },
]

function violationsSection({ getState, subscribe }: ContractViolations) {
  const list = element('ul', { className: 'violations' })
  const none = element('p', { className: 'faint', textContent: 'Every answer and event kept to the contract.' })
  const show = () => {
    const reports = getState()
    none.hidden = reports.length > 0
    const lines = reports.map(({ call, field, detail, count }) =>
      element('li', {}, [
        element('strong', { textContent: call }),
        ` ${field || 'body'}: ${detail}, ${count === 1 ? 'once' : `${count} times`}`,
      ]),
    )
    list.replaceChildren(...lines)
  }
  show()
  return { node: section('Differences from the contract', [none, list]), close: subscribe(show) }
}

/** Opens the tab Tools: contract violations, reset to the seed, and boards with many cards. */
export function openToolsTab({ reset, violations }: PanelContext): OpenTab {
  const { node, close } = violationsSection(violations)
  const links = LINKS.map(({ text, search }) =>
    element('li', {}, [
      element('a', { href: `${import.meta.env.BASE_URL}board${search && `?${search}`}`, textContent: text }),
    ]),
  )
  return {
    nodes: [
      node,
      section('Start over', [
        element('p', {
          className: 'faint',
          textContent: 'Cards, chats, people and sessions are as they were written.',
        }),
        button('Reset the mock server', reset),
      ]),
      section('Many cards and students', [element('ul', {}, links)]),
    ],
    close,
  }
}
