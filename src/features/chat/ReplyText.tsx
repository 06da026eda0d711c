import clsx from 'clsx'
import { memo, useMemo, useState } from 'react'
import { updateBlocks, NO_BLOCKS } from '@/streaming/blocks'
import { Prose } from '@/ui/Prose'
import { markdownToHtml } from './markdown'
import styles from './ReplyText.module.css'

/** Finished blocks per memoised group, so that neither React nor layout visits each block in every frame. */
const BLOCKS_PER_GROUP = 16

const groupBlocks = (done: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(done.length / BLOCKS_PER_GROUP) }, (_, index) =>
    done.slice(index * BLOCKS_PER_GROUP, (index + 1) * BLOCKS_PER_GROUP),
  )

const Block = memo(function Block({ source }: { source: string }) {
  return <Prose size="compact" className={styles.block} sanitizedHtml={markdownToHtml(source)} />
})

type BlockGroupProps = { sources: readonly string[] }

// Finished blocks never change, so a group with the same number of blocks is unchanged.
const isSameGroup = (before: BlockGroupProps, after: BlockGroupProps) => before.sources.length === after.sources.length

const BlockGroup = memo(function BlockGroup({ sources }: BlockGroupProps) {
  return (
    <div className={clsx(styles.text, sources.length === BLOCKS_PER_GROUP && styles.full)}>
      {sources.map((source, index) => (
        // Finished blocks never move, so the index is a stable key.
        <Block key={index} source={source} />
      ))}
    </div>
  )
}, isSameGroup)

/** A streaming reply. Finished blocks are memoised, so the cost of a frame depends on the last block, not on the length of the reply. */
export function ReplyText({ text }: { text: string }) {
  // Blocks are split incrementally: parsing the whole text would cost more with every frame.
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
