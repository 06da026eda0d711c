import { memo, useRef } from 'react'
import { type Blocks, growBlocks, NO_BLOCKS } from '@/streaming/blocks'
import { Prose } from '@/ui/Prose'
import { markdownToHtml } from './markdown'
import styles from './ReplyText.module.css'

const Block = memo(function Block({ source }: { source: string }) {
  return <Prose size="compact" className={styles.block} sanitizedHtml={markdownToHtml(source)} />
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
  return (
    <div className={styles.text}>
      {done.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished block never moves
        <Block key={index} source={source} />
      ))}
      {tail.trim() ? <Block key={done.length} source={tail} /> : null}
    </div>
  )
}
