import { type CSSProperties, useId, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { cardPicture, type PictureFrame, pictureFrames } from '@/cardTypes/rules/cardPicture'
import { useImageUrl } from '@/cardTypes/rules/imageUrl'
import { PICTURE_SIZES } from '@/cardTypes/rules/pictureSizes'
import { useTranslation } from '@/i18n/i18n'
import { repositionPicture } from '@/model/pictures/changePicture'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { coverOf, slackOf } from './pan'
import styles from './Reposition.module.css'
import { usePan } from './usePan'

type RepositionProps = { card: Card; onClose: () => void }

/** `ratio` is width / height of the whole picture. */
type Loading = { status: 'loading' | 'failed' } | { status: 'loaded'; ratio: number }

/** Moves the picture of a card behind its frames: the pan mode of the picture tool (B-104, B-120, C-041, C-094, C-240). */
export function Reposition({ card, onClose }: RepositionProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const id = useId()
  const imageUrl = useImageUrl()
  const [picture, setPicture] = useState<Loading>({ status: 'loading' })
  const { position, move, commit, restore, sliderHandlers, frameHandlers, onKeyDown } = usePan(
    card.image_y,
    (next) => void dispatch(repositionPicture(card.id, next)),
  )
  const src = cardPicture(card)
  const url = src ? imageUrl(src, { width: PICTURE_SIZES.cover.asked.width }) : ''
  const frames = pictureFrames(card)
  const ratio = picture.status === 'loaded' ? picture.ratio : 0
  const isMovable = frames.some((frame) => slackOf(frame.ratio, ratio) > 0)
  const percent = Math.round(position)

  const status = () => {
    if (!url || picture.status === 'failed') return t('pictureTool.pan.missing')
    if (picture.status === 'loading') return t('pictureTool.pan.loading')
    return t(isMovable ? 'pictureTool.pan.hint' : 'pictureTool.pan.whole')
  }

  return (
    <Dialog
      isOpen
      title={t('pictureTool.pan.title')}
      closeLabel={t('pictureTool.close')}
      size="large"
      isDismissable={false}
      onClose={() => {
        restore()
        onClose()
      }}
      footer={
        <Button
          onPress={() => {
            commit()
            onClose()
          }}
        >
          {t('pictureTool.pan.done')}
        </Button>
      }
    >
      <div
        role="group"
        aria-label={t('pictureTool.pan.title')}
        className={styles.body}
        onKeyDown={isMovable ? onKeyDown : undefined}
      >
        <p role="status" className={styles.hint}>
          {status()}
        </p>
        <div className={styles.frames} data-count={frames.length}>
          {frames.map((frame) => (
            <Frame
              key={frame.id}
              frame={frame}
              url={url}
              ratio={ratio}
              position={position}
              handlers={frameHandlers(({ clientHeight }) => slackOf(frame.ratio, ratio) * clientHeight)}
              onLoad={setPicture}
            />
          ))}
        </div>
        {isMovable ? (
          <div className={styles.slider}>
            <label htmlFor={id}>{t('pictureTool.pan.position')}</label>
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              autoFocus
              value={percent}
              aria-valuetext={t('pictureTool.pan.percent', { percent })}
              onChange={({ target }) => move(Number(target.value))}
              {...sliderHandlers}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

type FrameProps = {
  frame: PictureFrame
  url: string
  ratio: number
  position: number
  handlers: ReturnType<ReturnType<typeof usePan>['frameHandlers']>
  onLoad: (picture: Loading) => void
}

/** A frame of the card, with the whole picture behind. What the frame hides is dimmed. */
function Frame({ frame, url, ratio, position, handlers, onLoad }: FrameProps) {
  const { t } = useTranslation()
  const { width, height, left, top } = coverOf(frame.ratio, ratio || frame.ratio, position)
  const place = { inlineSize: `${width}%`, blockSize: `${height}%`, left: `${left}%`, top: `${top}%` }
  const hasSlack = slackOf(frame.ratio, ratio) > 0
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t(`pictureTool.pan.frame.${frame.id}`)}</figcaption>
      <div className={styles.stage}>
        <div
          className={styles.frame}
          data-movable={hasSlack || undefined}
          style={{ aspectRatio: String(frame.ratio) } satisfies CSSProperties}
          {...handlers}
        >
          {url ? (
            <img
              src={url}
              alt=""
              draggable={false}
              style={place}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                onLoad({ status: 'loaded', ratio: naturalWidth / naturalHeight })
              }
              onError={() => onLoad({ status: 'failed' })}
            />
          ) : null}
          <span className={styles.window} />
        </div>
      </div>
    </figure>
  )
}
