import { startTransition, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { Prose } from '@/ui/Prose'
import { CopyButton } from './CopyButton'
import styles from './ProseWithCode.module.css'

/** ms that 'Copied' is shown above code (D-3123). */
const CODE_COPIED_MS = 2000

/** Makes code that is wider than the chat scrollable by keyboard. */
function makeScrollable(entries: ResizeObserverEntry[]) {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
}

type CodeBlock = { bar: HTMLElement; code: string }

/** Rendered HTML with a Copy button above each code block, in a portal, because the sanitiser lets no button through. */
export function ProseWithCode({ html, className }: { html: string; className?: string | undefined }) {
  const [blocks, setBlocks] = useState<CodeBlock[]>([])
  const addBars = useCallback((container: HTMLElement | null) => {
    if (!container) return
    // Measured by an observer: reading a width here would make the browser lay out the whole reply for each block.
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
    // A transition, because a reply of mostly code can have thousands of blocks.
    startTransition(() => setBlocks(added))
    return () => {
      observer.disconnect()
      for (const { bar } of added) bar.remove()
    }
  }, [])
  return (
    <>
      {/* New HTML mounts a new element, which gets new bars. */}
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
