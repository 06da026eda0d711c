import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './ExportSheets.module.css'

/** Milliseconds to wait for pictures and fonts. The export then continues without those that are missing. */
const PICTURE_TIMEOUT_MS = 10_000

/** Resolves when all fonts and the element's pictures have loaded or failed, but at the latest after the timeout. */
async function picturesLoaded(element: Element): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((picture) => {
    picture.loading = 'eager'
    return picture.decode().catch(() => undefined)
  })
  const timeout = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS))
  await Promise.race([Promise.all([...pictures, document.fonts?.ready]), timeout])
}

/**
 * Prints the page.
 * @param onDone called after the print dialog: in some browsers `print` returns while the dialog is still open
 */
export function printPage(onDone: () => void): void {
  window.addEventListener('afterprint', onDone, { once: true })
  window.print()
}

/**
 * Renders sheets off-screen, outside of the app's root element.
 * @param onReady called once, when the pictures have loaded or the timeout has passed
 */
export function ExportStage({ children, onReady }: { children: ReactNode; onReady: (stage: HTMLElement) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const onLoaded = useEffectEvent(onReady)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let isUnmounted = false
    void picturesLoaded(element).then(() => {
      if (!isUnmounted) onLoaded(element)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return createPortal(
    <div ref={stage} className={styles.stage} data-export="" aria-hidden="true" inert>
      {children}
    </div>,
    document.body,
  )
}
