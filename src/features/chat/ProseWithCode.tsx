import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { Prose } from '@/ui/Prose'
import { CopyButton } from './CopyButton'
import styles from './ProseWithCode.module.css'

/** ms that 'Copied' is shown above code (D-3123). */
const CODE_COPIED_MS = 2000

type CodeBlock = { bar: HTMLElement; code: string }

/** Rendered HTML with a Copy button above each code block, in a bar of its own, because the sanitiser lets no button through. */
export function ProseWithCode({ html, className }: { html: string; className?: string | undefined }) {
  const [blocks, setBlocks] = useState<CodeBlock[]>([])
  const addBars = useCallback((container: HTMLElement | null) => {
    if (!container) return
    const added = [...container.querySelectorAll('pre')].map((pre): CodeBlock => {
      const bar = document.createElement('div')
      bar.className = styles.bar ?? ''
      pre.before(bar)
      // Code that is wider than the chat is scrolled by keyboard.
      if (pre.scrollWidth > pre.clientWidth) pre.tabIndex = 0
      return { bar, code: pre.textContent.replace(/\n$/, '') }
    })
    setBlocks(added)
    return () => {
      for (const { bar } of added) bar.remove()
    }
  }, [])
  return (
    <>
      {/* Other HTML is another element, which gets its bars when it is mounted. */}
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
