import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { galleryApi, type SavedContent } from '@/api/gallery'
import type { GalleryItem } from '@/api/gallery.contract'
import { Picture } from '@/cardTypes/focus/Picture'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { dismissCharacter } from '@/model/onboarding/charactersSlice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import styles from './GalleryScreen.module.css'
import { ItemFacts } from './ItemFacts'
import { useSwipe } from './useSwipe'

/** ms of the fade to another starter (C-084, C-085). */
const FADE_MS = 300

type GalleryScreenProps = {
  /** At least one item. */
  items: readonly GalleryItem[]
  /** Index of the item shown first. */
  startIndex: number
  /** Called with the new card once the item is on the board. */
  onSaved: (card: SavedContent) => void
  /** Leaves without a card. */
  onSkip: () => void
}

/** Index after a key in the carousel; undefined for any other key. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * /gallery: starters as a carousel over the whole page (C-034, C-082 to C-086). START copies the shown starter to the board (C-035, C-247)
 * and dismisses the gallery's character. After a failure, which the global error handling reports, START works again.
 */
export function GalleryScreen({ items, startIndex, onSaved, onSkip }: GalleryScreenProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [save, { isLoading, isSuccess }] = galleryApi.useSaveGalleryContentMutation()
  const isSaving = isLoading || isSuccess
  const [shown, setShown] = useState({ index: startIndex, previousIndex: startIndex })
  const thumbnails = useRef<HTMLDivElement>(null)
  const id = useId()

  const count = items.length
  // A change of the language may bring a shorter list.
  const index = Math.min(shown.index, count - 1)
  const item = items[index]
  const position = (at: number) => t('gallery.choice', { title: items[at]?.title ?? '', index: at + 1, count })
  /** @returns false if the item is on screen, or while an item is being saved */
  const show = (next: number): boolean => {
    if (isSaving || next === index) return false
    setShown({ index: next, previousIndex: index })
    return true
  }
  const showNeighbour = (step: 1 | -1) => {
    const next = (index + step + count) % count
    if (show(next)) announce(position(next))
  }
  const swipe = useSwipe(showNeighbour)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, count)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!show(next)) return
    if (thumbnails.current?.contains(document.activeElement))
      thumbnails.current.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    else announce(position(next))
  }
  if (!item) return null

  const start = async () => {
    const { data } = await save({ itemId: item.id })
    if (!data) return
    dispatch(dismissCharacter('gallery'))
    onSaved(data)
  }

  return (
    <main className={styles.page}>
      <title>{`${t('gallery.title')} · ${t('app.name')}`}</title>
      <header className={styles.header}>
        <h1 id="content" tabIndex={-1} className={styles.title}>
          {t('gallery.title')}
        </h1>
        <Button variant="quiet" onPress={onSkip}>
          {t('gallery.skip')}
        </Button>
      </header>
      <section
        aria-roledescription="carousel"
        aria-label={t('gallery.region')}
        className={styles.carousel}
        onKeyDown={onKeyDown}
      >
        <div id={`${id}-slide`} role="tabpanel" aria-labelledby={`${id}-${index}`} className={styles.stage} {...swipe}>
          {/* The new picture fades in over the previous picture. */}
          {[...new Set([shown.previousIndex, index])].map((at) => (
            <div
              key={at}
              className={styles.slide}
              style={{ animationDuration: `${FADE_MS}ms` }}
              data-shown={at === index}
              aria-hidden="true"
            >
              <Picture
                src={items[at]?.image ?? null}
                alt=""
                width={1280}
                height={720}
                fallback={<div className={styles.noPicture} />}
              />
            </div>
          ))}
          <div className={styles.words} data-type={item.type}>
            <h2 className={styles.name}>{item.title}</h2>
            <p className={styles.subtitle}>{item.subtitle}</p>
            <ItemFacts item={item} />
            <Button
              size="large"
              className={styles.start}
              isPending={isSaving}
              pendingLabel={t('gallery.saving')}
              onPress={() => void start()}
            >
              {t('gallery.start')}
            </Button>
          </div>
          {count > 1 ? (
            <>
              <IconButton
                className={styles.previous}
                variant="surface"
                size="large"
                label={t('gallery.previous')}
                icon={<ChevronLeft />}
                onPress={() => showNeighbour(-1)}
              />
              <IconButton
                className={styles.next}
                variant="surface"
                size="large"
                label={t('gallery.next')}
                icon={<ChevronRight />}
                onPress={() => showNeighbour(1)}
              />
            </>
          ) : null}
        </div>
        <div ref={thumbnails} role="tablist" aria-label={t('gallery.choices')} className={styles.thumbnails}>
          {items.map(({ id: itemId, image, type }, at) => (
            <button
              key={itemId}
              type="button"
              role="tab"
              id={`${id}-${at}`}
              aria-label={position(at)}
              aria-selected={at === index}
              aria-controls={`${id}-slide`}
              tabIndex={at === index ? 0 : -1}
              className={styles.thumbnail}
              data-stacked={type === 'stack'}
              onClick={() => show(at)}
            >
              <Picture src={image} alt="" width={128} height={80} fallback={<span className={styles.noPicture} />} />
            </button>
          ))}
        </div>
      </section>
    </main>
  )
}
