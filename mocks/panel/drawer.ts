import type { OpenTab, PanelContext, SetStatus } from './context'
import { button, element } from './dom'
import { openEventsTab } from './events'
import { openPeopleTab } from './people'
import { openRequestsTab } from './requests'
import { openScenarioTab } from './scenario'
import { openToolsTab } from './tools'

/** `about` names what the tab shows; the labels of the fields in it have to stay findable, so it does not repeat them. */
type Tab = { name: string; about: string; open: (context: PanelContext, setStatus: SetStatus) => OpenTab }

const TABS: Tab[] = [
  { name: 'Requests', about: 'Journal', open: openRequestsTab },
  { name: 'Situation', about: 'Scenario, speed and faults', open: openScenarioTab },
  { name: 'People', about: 'Accounts', open: openPeopleTab },
  { name: 'Events', about: 'Live messages', open: openEventsTab },
  { name: 'Tools', about: 'Contract and reset', open: openToolsTab },
]
const FIRST = 1

/** Where an arrow leads in the row of tabs. */
const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
}

/** Opens the drawer; @returns what closes it. */
export function openDrawer(root: ShadowRoot, context: PanelContext, onClose: () => void): () => void {
  const status = element('p', { className: 'status-line' })
  status.setAttribute('role', 'status')
  const setStatus: SetStatus = (text) => {
    status.textContent = text
  }
  const page = element('div', { id: 'page', tabIndex: 0 })
  page.setAttribute('role', 'tabpanel')
  let open: OpenTab | undefined

  const tabs = TABS.map(({ name }, index) => {
    const tab = button(name, () => show(index))
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', 'page')
    return tab
  })
  const show = (index: number) => {
    open?.close?.()
    open = TABS[index]?.open(context, setStatus)
    setStatus('')
    page.ariaLabel = TABS[index]?.about ?? ''
    page.replaceChildren(...(open?.nodes ?? []))
    page.scrollTop = 0
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === index)
      tab.tabIndex = at === index ? 0 : -1
    }
  }
  const row = element('div', { className: 'tabs', ariaLabel: 'Parts of the panel' }, tabs)
  row.setAttribute('role', 'tablist')
  row.addEventListener('keydown', (event) => {
    const next = STEPS[event.key]?.(tabs.findIndex((tab) => tab.ariaSelected === 'true'))
    if (next === undefined) return
    event.preventDefault()
    show(next)
    tabs[next]?.focus()
  })

  const drawer = element('div', { className: 'drawer' }, [
    element('header', {}, [
      element('h2', { textContent: 'The pretend school' }),
      button('Close', () => close(), 'close'),
    ]),
    row,
    page,
    status,
  ])
  drawer.addEventListener('keydown', (event) => {
    // What is typed here is not meant for the app: its shortcuts would move cards.
    event.stopPropagation()
    if (event.key === 'Escape') close()
  })
  const close = () => {
    open?.close?.()
    drawer.remove()
    onClose()
  }
  root.append(drawer)
  show(FIRST)
  tabs[FIRST]?.focus()
  return close
}
