/**
 * The mock panel. It lives in a shadow root, so that the styles of app and panel do not affect each other. This file has only
 * the small handle at the page edge; the drawer is imported when it is first opened.
 */
import { styleNonce } from '../../src/lib/styleNonce'
import { scenarios } from '../scenarios/scenarios'
import type { PanelContext } from './context'
import { element } from './dom'
import css from './panel.css?inline'

/** Adds the handle of the mock panel to the page. */
export function showPanel(context: PanelContext): void {
  const { mockServer } = context
  const host = element('aside', { ariaLabel: 'Mock server' })
  // An open dialog of the app makes the rest of the page inert. React Aria exempts elements with `data-react-aria-top-layer`,
  // so the mock panel stays usable.
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
  root.append(element('style', { nonce: styleNonce(), textContent: css }), handle)
  document.body.append(host)
}
