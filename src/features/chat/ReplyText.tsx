import { memo, useState } from 'react'
import { growBlocks, NO_BLOCKS } from '@/streaming/blocks'
import { Prose } from '@/ui/Prose'
import { markdownToHtml } from './markdown'
import styles from './ReplyText.module.css'

const Block = memo(function Block({ source }: { source: string }) {
  return <Prose size="compact" className={styles.block} sanitizedHtml={markdownToHtml(source)} />
})

/** Finished blocks in one element, which the browser then lays out once and for all. */
const PASSAGE_BLOCKS = 16

const passagesOf = (done: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(done.length / PASSAGE_BLOCKS) }, (_, index) =>
    done.slice(index * PASSAGE_BLOCKS, (index + 1) * PASSAGE_BLOCKS),
  )

const Passage = memo(function Passage({ sources }: { sources: readonly string[] }) {
  return (
    <div className={styles.text}>
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished block never moves
        <Block key={index} source={source} />
      ))}
    </div>
  )
})

/**
 * A reply as it grows. Finished blocks are never rendered again, so that a frame costs what its last block costs however long
 * the reply is.
 */
export function ReplyText({ text }: { text: string }) {
  // The cut so far belongs to this text alone; reading it again from the start would cost more with every frame.
  const blocks = useRef<Blocks>(NO_BLOCKS)
  blocks.current = growBlocks(blocks.current, text)
  const { done, tail } = blocks.current
  const passages = useMemo(() => passagesOf(done), [done])
  return (
    <div className={styles.text}>
      {passages.map((sources, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a passage never moves
        <Passage key={index} sources={sources} />
      ))}
      {tail.trim() ? <Block source={tail} /> : null}
    </div>
  )
}
