import { nanoid } from '@reduxjs/toolkit'
import { ImagePlus } from 'lucide-react'
import { toApiError } from '@/api/core/errors'
import { imagesApi } from '@/api/images'
import { Picture } from '@/cardTypes/focus/Picture'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { makingFailureOf } from '@/model/pictures/pictureFailure'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import styles from './ImageMessage.module.css'
import type { MessageProps } from './messageProps'

/** In CSS px, 4:3. */
const PICTURE = { width: 480, height: 360 }

/** Shows a prompt for a picture. 'Generate' requests the picture, which then replaces the prompt (C-134, C-382 to C-385, D-3137). */
export function ImageMessage({ message }: MessageProps<'format_image_generate'>) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { prompt, image } = message.data
  const [announce] = imagesApi.endpoints.announceGeneratingFormat.useMutation()
  // With `fixedCacheKey`, the generated picture is still there after the panel was closed.
  const [generate, { data, isLoading }] = imagesApi.endpoints.generateImage.useMutation({
    fixedCacheKey: `chat-image-${message.id}`,
  })
  const source = data?.image ?? image

  const start = async () => {
    await loadTexts('pictures')
    const loaderId = message.data.loaderId ?? nanoid()
    await announce({ loaderId })
    const { error } = await generate({ prompt, loaderId })
    const failure = error && makingFailureOf(toApiError(error))
    if (failure?.kind === 'told') return
    dispatch(
      snackbarShown(
        failure
          ? { kind: 'danger', text: failure.text }
          : { kind: 'success', text: { key: 'image.message.generateSuccess' } },
      ),
    )
  }

  return (
    <li className={styles.message}>
      <p>{prompt}</p>
      {source ? (
        <Picture src={source} alt={prompt} className={styles.picture} fallback={null} {...PICTURE} />
      ) : (
        <Button
          variant="secondary"
          icon={<ImagePlus aria-hidden="true" size={20} />}
          isPending={isLoading}
          pendingLabel={t('chat.generating')}
          onPress={() => void start()}
        >
          {t('chat.generate')}
        </Button>
      )}
    </li>
  )
}
