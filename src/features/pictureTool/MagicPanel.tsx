import { WandSparkles } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { messageText } from '@/i18n/messageText'
import { useDraft } from '@/lib/drafts/useDraft'
import { isComposing } from '@/lib/isComposing'
import { type MadePicture, makePicture, pictureOfCard, pictureTextOf } from '@/model/pictures/makePicture'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { Snackbar } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { CareWords } from './CareWords'
import { type OfferedPicture, PictureGrid } from './PictureGrid'
import styles from './panels.module.css'

/** Maximum number of characters of a prompt. */
const MAX_PROMPT = 2000

type MagicPanelProps = {
  card: Card
  /** Pictures that were made since the tool was opened, newest first. */
  made: readonly OfferedPicture[]
  onMade: (picture: OfferedPicture) => void
  chosen: string | undefined
  onChoose: (image: string | undefined) => void
  /** Called when a picture of the card's own text is on the card. */
  onPutOnCard: () => void
}

/** Types whose text makes a picture by a call of its own (C-396). */
const TYPES_WITH_TEXT: readonly string[] = ['text', 'question']

/** True if a picture can be made of the card's own text. */
const hasTextForPicture = (card: Card): boolean => TYPES_WITH_TEXT.includes(card.type) && pictureTextOf(card) !== ''

/** Prompt that survives a reload of the tab, and the closed tool. */
function usePromptDraft(cardId: string) {
  const userId = useAppSelector(selectMe)?.id
  // The key is fixed, because the user is signed out before the field unmounts.
  const [key] = useState(`heartboard-picture-draft-${userId}-${cardId}`)
  return useDraft(key)
}

/** Generation of pictures from a prompt (B-102, B-393, B-394, C-038, C-092, C-245, C-246). */
export function MagicPanel({ card, made, onMade, chosen, onChoose, onPutOnCard }: MagicPanelProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const id = useId()
  const [prompt, setPrompt] = usePromptDraft(card.id)
  const [making, setMaking] = useState<'prompt' | 'card'>()
  const [words, setWords] = useState<Snackbar['text']>()
  /** Prompt of the newest picture, for 'Again'. */
  const lastPrompt = made[0]?.alt
  const isQuotaReached = useAppSelector(selectMe)?.metadata.usage_quota_reached ?? false
  const isFromCardOffered = hasTextForPicture(card)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Runs one generation at a time. Its end is ignored after the panel has gone, which aborts the call. */
  const run = async (kind: 'prompt' | 'card', send: (signal: AbortSignal) => Promise<MadePicture>) => {
    if (making || isQuotaReached) return undefined
    const controller = new AbortController()
    running.current = controller
    setMaking(kind)
    setWords(undefined)
    const result = await send(controller.signal)
    if (controller.signal.aborted) return undefined
    setMaking(undefined)
    if (result.kind === 'words') {
      // A wish that was answered with care is kept nowhere (D-3151).
      setPrompt('')
      setWords(result.text)
    }
    return result.kind === 'made' ? result.image : undefined
  }
  const make = async (wish: string) => {
    if (!wish) return
    const image = await run('prompt', (signal) => dispatch(makePicture(card.id, wish, signal)))
    if (image === undefined) return
    onMade({ image, alt: wish })
    onChoose(image)
  }
  const makeFromCard = async () => {
    const text = pictureTextOf(card)
    if (await run('card', (signal) => dispatch(pictureOfCard(card.id, text, signal)))) onPutOnCard()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    void make(prompt.trim())
  }

  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {t('pictureTool.magic.label')}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={2}
          maxLength={MAX_PROMPT}
          enterKeyHint="send"
          className={styles.prompt}
          placeholder={t('pictureTool.magic.placeholder')}
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.actions}>
        <Button
          icon={<WandSparkles size={20} />}
          isDisabled={!prompt.trim() || isQuotaReached || making === 'card'}
          isPending={making === 'prompt'}
          pendingLabel={t('image.loader.generating')}
          onPress={() => void make(prompt.trim())}
        >
          {t('pictureTool.magic.make')}
        </Button>
        {lastPrompt ? (
          <Button
            variant="secondary"
            isDisabled={making !== undefined || isQuotaReached}
            onPress={() => void make(lastPrompt)}
          >
            {t('pictureTool.magic.again')}
          </Button>
        ) : null}
        {isFromCardOffered ? (
          <Button
            variant="secondary"
            aria-describedby={`${id}-card`}
            isDisabled={making === 'prompt' || isQuotaReached}
            isPending={making === 'card'}
            pendingLabel={t('image.loader.generating')}
            onPress={() => void makeFromCard()}
          >
            {t('pictureTool.magic.fromCard')}
          </Button>
        ) : null}
      </div>
      {isQuotaReached ? <p className={styles.hint}>{t('pictureTool.magic.quota')}</p> : null}
      {isFromCardOffered ? (
        <p id={`${id}-card`} className={styles.hint}>
          {t('pictureTool.magic.fromCardHint')}
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {making ? t('image.loader.generating') : ''}
      </p>
      {words ? <CareWords words={messageText(t, words)} /> : null}
      {making === 'prompt' || made.length > 0 ? (
        <div className={styles.made}>
          {making === 'prompt' ? (
            <div className={styles.making}>
              <Skeleton height="100%" radius="m" />
            </div>
          ) : null}
          {made.length > 0 ? (
            <PictureGrid
              label={t('pictureTool.magic.results')}
              size="large"
              pictures={made}
              chosen={chosen}
              onChoose={onChoose}
            />
          ) : null}
        </div>
      ) : words ? null : (
        <p className={styles.empty}>{t('pictureTool.magic.empty')}</p>
      )}
    </div>
  )
}
