import type { OpenTab, PanelContext, SetStatus } from './context'
import { button, element } from './dom'
import { openEventsTab } from './events'
import { openPeopleTab } from './people'
import { openRequestsTab } from './requests'
import { openScenarioTab } from './scenario'
import { openToolsTab } from './tools'

/**
 * `panelLabel` is the accessible name of the tab panel. It must not contain the label of a field: Playwright's `getByLabel`
 * matches substrings and would then find both.
 */
type Tab = { name: string; panelLabel: string; open: (context: PanelContext, setStatus: SetStatus) => OpenTab }

const TABS: Tab[] = [
  { name: 'Requests', panelLabel: 'Request log', open: openRequestsTab },
  { name: 'Scenario', panelLabel: 'Speed and faults', open: openScenarioTab },
  { name: 'People', panelLabel: 'Accounts', open: openPeopleTab },
  { name: 'Events', panelLabel: 'Live messages', open: openEventsTab },
  { name: 'Tools', panelLabel: 'Contract and reset', open: openToolsTab },
]
const INITIAL_TAB = 1

/** The keys that select another tab, with the index of the tab to select. */
const TAB_INDEX_BY_KEY: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
}

/**
 * Opens the drawer of the mock panel.
 * @returns a function that closes it
 */
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
    page.ariaLabel = TABS[index]?.panelLabel ?? ''
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
    const next = TAB_INDEX_BY_KEY[event.key]?.(tabs.findIndex((tab) => tab.ariaSelected === 'true'))
    if (next === undefined) return
    event.preventDefault()
    show(next)
    tabs[next]?.focus()
  })

  const drawer = element('div', { className: 'drawer' }, [
    element('header', {}, [element('h2', { textContent: 'The mock server' }), button('Close', () => close(), 'close')]),
    row,
    page,
    status,
  ])
  drawer.addEventListener('keydown', (event) => {
    // Otherwise keys pressed in the drawer would trigger the app's shortcuts and move cards.
    event.stopPropagation()
    if (event.key === 'Escape') close()
  })
  const close = () => {
    open?.close?.()
    drawer.remove()
    onClose()
  }
  root.append(drawer)
  show(INITIAL_TAB)
  tabs[INITIAL_TAB]?.focus()
  return close
}
