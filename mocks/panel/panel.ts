/**
 * The mock's own panel, in a shadow root so that neither the app's look nor the panel's reaches the other. This file is the small
 * handle at the edge of the page; the drawer behind it is loaded when it is first opened.
 */
import { scenarios } from '../scenarios/scenarios'
import type { PanelContext } from './context'
import { element } from './dom'
import css from './panel.css?inline'

/** Puts the handle on the page. */
export function showPanel(context: PanelContext): void {
  const { mockServer } = context
  const host = element('aside', { ariaLabel: 'Mock server' })
  // The app's dialogs make everything beside them inert; React Aria leaves alone what bears this mark.
  host.dataset.reactAriaTopLayer = 'true'
  const root = host.attachShadow({ mode: 'open' })
  const handle = element('button', { type: 'button', className: 'handle', ariaExpanded: 'false' })

  const show = () => {
    const name = mockServer.scenario()
    const parts = [
      ...(name === 'normal' ? [] : [scenarios[name].title]),
      ...(mockServer.faults.length > 0 ? [`${mockServer.faults.length} faults`] : []),
    ]
    handle.textContent = parts.length > 0 ? `Mock: ${parts.join(', ')}` : 'Mock'
    handle.dataset.isQuiet = String(parts.length === 0)
  }
  handle.addEventListener('click', () => {
    void import('./drawer').then(({ openDrawer }) => {
      if (handle.hidden) return
      handle.hidden = true
      openDrawer(root, { ...context, persistTuning: () => persistTuning() }, () => {
        handle.hidden = false
        handle.focus()
      })
    })
  })
  const persistTuning = () => {
    context.persistTuning()
    show()
  }
  show()
  root.append(element('style', { textContent: css }), handle)
  document.body.append(host)
}
