import type { RenderChunkProps } from 'slate-react'
import styles from './chunkLayers.module.css'

/**
 * A part of a long document, as an element and a layer of its own: after a key Chromium lays out and paints the chunk around the caret instead of
 * all blocks. The layer saves 4 of 32 ms for each key in a text of 5,000 paragraphs (D-0121).
 * ianstormtaylor/slate#5871, which brought the chunks, has `content-visibility` for the same; with that Ctrl+End leads to a wrong block, and a text
 * that comes into view changes its height. Goes when Chromium updates the changed line of a large layer alone.
 */
export const renderChunk = ({ attributes, children }: RenderChunkProps) => (
  <div {...attributes} className={styles.chunk}>
    {children}
  </div>
)
