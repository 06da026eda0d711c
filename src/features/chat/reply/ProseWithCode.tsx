import { startTransition, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { Prose } from '@/ui/Prose'
import { CopyButton } from './CopyButton'
import styles from './ProseWithCode.module.css'

/** Milliseconds for which 'Copied' is shown (D-3123). */
const CODE_COPIED_MS = 2000

/** Code that is wider than the chat becomes focusable, so that the keyboard can scroll it. */
function makeScrollable(entries: ResizeObserverEntry[]) {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
}

type CodeBlock = { bar: HTMLElement; code: string }

/**
 * Renders HTML with a Copy button above each code block. The buttons are rendered in portals, because the sanitiser removes buttons from
 * the HTML.
 */
export function ProseWithCode({ html, className }: { html: string; className?: string | undefined }) {
  const [blocks, setBlocks] = useState<CodeBlock[]>([])
  const addBars = useCallback((container: HTMLElement | null) => {
    if (!container) return
    // An observer measures the widths. Reading a width here would make the browser lay out the whole reply for each block.
    const observer = new ResizeObserver(makeScrollable)
    const added = [...container.querySelectorAll('pre')].flatMap((pre): CodeBlock[] => {
      const code = pre.textContent.replace(/\n$/, '')
      if (code === '') return []
      observer.observe(pre)
      const bar = document.createElement('div')
      bar.className = styles.bar ?? ''
      pre.before(bar)
      return [{ bar, code }]
    })
    // A transition, because a reply that is mostly code can have thousands of blocks.
    startTransition(() => setBlocks(added))
    return () => {
      observer.disconnect()
      for (const { bar } of added) bar.remove()
    }
  }, [])
  return (
    <>
      {/* The key mounts a new element for new HTML, which then gets new bars. */}
      <div key={html} ref={addBars} className={className}>
        <Prose size="compact" sanitizedHtml={html} />
      </div>
      {blocks.map(({ bar, code }, index) =>
        createPortal(
          <CopyButton text={() => code} label="chat.copyCode" shownMs={CODE_COPIED_MS} />,
          bar,
          String(index),
        ),
      )}
    </>
  )
}
