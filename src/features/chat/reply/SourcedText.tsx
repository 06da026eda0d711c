import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sourceFragment } from './markdownExtensions'
import { ReplyText } from './ReplyText'
import { type Source, Sources } from './Sources'

type SourcedTextProps = { text: string; isGrowing: boolean; isCut?: boolean; sources: readonly Source[] }

/** A reply's text and its collapsed list of sources. A number in the text opens the list and leads to the source (C-410, D-0078). */
export function SourcedText({ text, isGrowing, isCut = false, sources }: SourcedTextProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const openSource = (event: MouseEvent) => {
    const link = (event.target as Element).closest(`a[href^="${sourceFragment('')}"]`)
    if (!link) return
    event.preventDefault()
    flushSync(() => setOpen(true))
    const number = Number(link.getAttribute('href')?.slice(sourceFragment('').length))
    const source = container.current?.querySelectorAll<HTMLElement>('details > ol > li')[number - 1]
    source?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only links inside react, which keys press as well
    <div ref={container} onClick={sources.length > 0 ? openSource : undefined}>
      <ReplyText text={text} isGrowing={isGrowing} isCut={isCut} sourceCount={sources.length} />
      {sources.length > 0 ? <Sources sources={sources} isOpen={isOpen} onToggle={setOpen} /> : null}
    </div>
  )
}
