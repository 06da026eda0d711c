import clsx from 'clsx'
import { memo, useMemo, useState } from 'react'
import { updateBlocks, NO_BLOCKS } from '@/streaming/blocks'
import { Prose } from '@/ui/Prose'
import { markdownToHtml } from './markdown'
import styles from './ReplyText.module.css'

/** Finished blocks that share an element, so that neither React nor the layout looks at each of them in every frame. */
const BLOCKS_PER_GROUP = 16

const groupBlocks = (done: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(done.length / BLOCKS_PER_GROUP) }, (_, index) =>
    done.slice(index * BLOCKS_PER_GROUP, (index + 1) * BLOCKS_PER_GROUP),
  )

const Block = memo(function Block({ source }: { source: string }) {
  return <Prose size="compact" className={styles.block} sanitizedHtml={markdownToHtml(source)} />
})

type BlockGroupProps = { sources: readonly string[] }

// Finished blocks never change, so a passage of as many blocks is the same passage.
const isSameGroup = (before: BlockGroupProps, after: BlockGroupProps) => before.sources.length === after.sources.length

const BlockGroup = memo(function BlockGroup({ sources }: BlockGroupProps) {
  return (
    <div className={clsx(styles.text, sources.length === BLOCKS_PER_GROUP && styles.full)}>
      {sources.map((source, index) => (
        // A finished block never moves.
        <Block key={index} source={source} />
      ))}
    </div>
  )
}, isSameGroup)

/**
 * A reply as it grows. Finished blocks are never rendered again, so that a frame costs what its last block costs however long
 * the reply is.
 */
export function ReplyText({ text }: { text: string }) {
  // The cut so far is kept: reading the text again from its start would cost more with every frame.
  const [blocks, setBlocks] = useState(NO_BLOCKS)
  const nextBlocks = updateBlocks(blocks, text)
  if (nextBlocks !== blocks) setBlocks(nextBlocks)
  const { done, tail } = nextBlocks
  const groups = useMemo(() => groupBlocks(done), [done])
  return (
    <div className={styles.text}>
      {groups.map((sources, index) => (
        <BlockGroup key={index} sources={sources} />
      ))}
      {tail.trim() ? <Block source={tail} /> : null}
    </div>
  )
}
