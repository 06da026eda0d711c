import clsx from 'clsx'
import { memo, useEffect, useMemo, useState } from 'react'
import { PICTURE_SIZE, useImageUrl } from '@/cardTypes/rules/imageUrl'
import { useTranslation } from '@/i18n/i18n'
import { updateBlocks, NO_BLOCKS } from '@/streaming/blocks'
import { Banner } from '@/ui/Banner'
import { Prose } from '@/ui/Prose'
import { stripUnclosedEmphasis } from './unclosedEmphasis'
import { useMath } from './loadMath'
import { markdownToHtml } from './markdown'
import { mayHaveMath } from './markdownExtensions'
import { ProseWithCode } from './ProseWithCode'
import styles from './ReplyText.module.css'

/** Number of finished blocks in a memoised group. Neither React nor layout then visits each block in every frame. */
const BLOCKS_PER_GROUP = 16

const groupBlocks = (done: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(done.length / BLOCKS_PER_GROUP) }, (_, index) =>
    done.slice(index * BLOCKS_PER_GROUP, (index + 1) * BLOCKS_PER_GROUP),
  )

type BlockProps = {
  source: string
  sourceCount: number
  /** True while more text may arrive. Unfinished code has no Copy button. */
  isGrowing?: boolean
}

const Block = memo(function Block({ source, sourceCount, isGrowing = false }: BlockProps) {
  const imageUrl = useImageUrl()
  const renderMath = useMath(mayHaveMath(source))
  const pictureUrl = (src: string) => imageUrl(src, PICTURE_SIZE)
  const html = markdownToHtml(source, { pictureUrl, renderMath, sourceCount })
  if (!isGrowing && html.includes('<pre>')) return <ProseWithCode html={html} className={styles.block} />
  return <Prose size="compact" className={styles.block} sanitizedHtml={html} />
})

type BlockGroupProps = { sources: readonly string[]; sourceCount: number }

// The strings of an unchanged group are the same objects, so comparing them is fast.
const isSameGroup = (before: BlockGroupProps, after: BlockGroupProps) =>
  before.sourceCount === after.sourceCount &&
  before.sources.length === after.sources.length &&
  before.sources.every((source, index) => source === after.sources[index])

const BlockGroup = memo(function BlockGroup({ sources, sourceCount }: BlockGroupProps) {
  return (
    <div className={clsx(styles.text, sources.length === BLOCKS_PER_GROUP && styles.full)}>
      {sources.map((source, index) => (
        // Finished blocks never move, so the index is a stable key.
        <Block key={index} source={source} sourceCount={sourceCount} />
      ))}
    </div>
  )
}, isSameGroup)

/** In characters: added per frame, and shown in total (D-0053). */
const CHARACTERS_PER_FRAME = 4000
const MAX_CHARACTERS = 200_000

/** Returns the part of the text that is shown. A text that arrives at once, such as a finished reply, grows frame by frame. */
function useRevealed(text: string): string {
  const [length, setLength] = useState(CHARACTERS_PER_FRAME)
  const isBehind = text.length > length && length < MAX_CHARACTERS
  useEffect(() => {
    if (!isBehind) return
    const frame = requestAnimationFrame(() => setLength(length + CHARACTERS_PER_FRAME))
    return () => cancelAnimationFrame(frame)
  }, [isBehind, length])
  return text.slice(0, Math.min(length, MAX_CHARACTERS))
}

/**
 * In characters. An unfinished block up to this length is parsed on every update. A longer block is parsed again only when it has grown by
 * an eighth.
 */
const CHEAP_TAIL_LENGTH = 1500
const PARSE_GROWTH = 1.125

/** The unfinished block. Text that arrived after the last parse is shown unparsed, so that the total cost is linear in the length. */
function Tail({ source, sourceCount }: Omit<BlockProps, 'isGrowing'>) {
  const [parsed, setParsed] = useState('')
  const isCheap = source.length <= CHEAP_TAIL_LENGTH
  const isOutdated = !isCheap && (!source.startsWith(parsed) || source.length >= parsed.length * PARSE_GROWTH)
  if (isOutdated) setParsed(source)
  const shown = isCheap || isOutdated ? source : parsed
  return (
    <>
      <Block source={stripUnclosedEmphasis(shown)} sourceCount={sourceCount} isGrowing />
      {shown.length < source.length ? <p className={styles.words}>{source.slice(shown.length)}</p> : null}
    </>
  )
}

type ReplyTextProps = {
  text: string
  isGrowing?: boolean
  /** True if the text broke off. */
  isCut?: boolean
  /** Number of sources listed below the text. `[1]`, `[2]` and so on link to them. */
  sourceCount?: number
}

/**
 * A reply that may still grow, split into blocks. Finished blocks are memoised, so an update costs as much as the last block, however long
 * the reply is.
 */
export const ReplyText = memo(function ReplyText({
  text,
  isGrowing = false,
  isCut = false,
  sourceCount = 0,
}: ReplyTextProps) {
  const { t } = useTranslation()
  const revealed = useRevealed(text)
  // Blocks are split incrementally, because splitting the whole text would cost more with every update.
  const [blocks, setBlocks] = useState(NO_BLOCKS)
  const nextBlocks = updateBlocks(blocks, revealed)
  if (nextBlocks !== blocks) setBlocks(nextBlocks)
  const { done, tail } = nextBlocks
  const groups = useMemo(() => groupBlocks(done), [done])
  const isTailGrowing = isGrowing || revealed.length < text.length
  return (
    <div className={styles.text}>
      {groups.map((sources, index) => (
        <BlockGroup key={index} sources={sources} sourceCount={sourceCount} />
      ))}
      {!tail.trim() ? null : isTailGrowing ? (
        <Tail source={tail} sourceCount={sourceCount} />
      ) : (
        <Block source={isCut ? stripUnclosedEmphasis(tail) : tail} sourceCount={sourceCount} />
      )}
      {text.length > MAX_CHARACTERS ? <Banner kind="warning">{t('chat.cut')}</Banner> : null}
    </div>
  )
})
