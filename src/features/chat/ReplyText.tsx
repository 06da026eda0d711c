import { memo, useMemo, useState } from 'react'
import { growBlocks, NO_BLOCKS } from '@/streaming/blocks'
import { Prose } from '@/ui/Prose'
import { markdownToHtml } from './markdown'
import styles from './ReplyText.module.css'

/** Finished blocks that share an element, so that neither React nor the layout looks at each of them in every frame. */
const PASSAGE_BLOCKS = 16

const passagesOf = (done: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(done.length / PASSAGE_BLOCKS) }, (_, index) =>
    done.slice(index * PASSAGE_BLOCKS, (index + 1) * PASSAGE_BLOCKS),
  )

const Block = memo(function Block({ source }: { source: string }) {
  return <Prose size="compact" className={styles.block} sanitizedHtml={markdownToHtml(source)} />
})

const Passage = memo(function Passage({ sources }: { sources: readonly string[] }) {
  return (
    <div className={styles.text}>
      {sources.map((source, index) => (
        // A finished block never moves.
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
  // The cut so far is kept: reading the text again from its start would cost more with every frame.
  const [blocks, setBlocks] = useState(NO_BLOCKS)
  const grown = growBlocks(blocks, text)
  if (grown !== blocks) setBlocks(grown)
  const { done, tail } = grown
  const passages = useMemo(() => passagesOf(done), [done])
  return (
    <div className={styles.text}>
      {passages.map((sources, index) => (
        <Passage key={index} sources={sources} />
      ))}
      {tail.trim() ? <Block source={tail} /> : null}
    </div>
  )
}
