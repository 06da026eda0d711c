import { memo, useState } from 'react'
import { growBlocks, NO_BLOCKS } from '@/streaming/blocks'
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
  // The cut so far is kept: reading the text again from its start would cost more with every frame.
  const [blocks, setBlocks] = useState(NO_BLOCKS)
  const grown = growBlocks(blocks, text)
  if (grown !== blocks) setBlocks(grown)
  const { done, tail } = grown
  return (
    <div className={styles.text}>
      {done.map((source, index) => (
        // A finished block never moves.
        <Block key={index} source={source} />
      ))}
      {tail.trim() ? <Block key={done.length} source={tail} /> : null}
    </div>
  )
}
