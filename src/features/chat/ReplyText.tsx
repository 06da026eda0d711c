import clsx from 'clsx'
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

type PassageProps = { sources: readonly string[] }

// Finished blocks never change, so a passage of as many blocks is the same passage.
const isSamePassage = (before: PassageProps, after: PassageProps) => before.sources.length === after.sources.length

const Passage = memo(function Passage({ sources }: PassageProps) {
  return (
    <div className={clsx(styles.text, sources.length === PASSAGE_BLOCKS && styles.full)}>
      {sources.map((source, index) => (
        // A finished block never moves.
        <Block key={index} source={source} />
      ))}
    </div>
  )
}, isSamePassage)

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
