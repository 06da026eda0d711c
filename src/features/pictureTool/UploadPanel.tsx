import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { Picture } from '@/cardTypes/focus/Picture'
import { PICTURE_SIZES } from '@/cardTypes/rules/pictureSizes'
import { useTranslation } from '@/i18n/i18n'
import { ACCEPTED_FILES } from '@/lib/pictures/pictureRules'
import { Button } from '@/ui/Button'
import { ProgressBar } from '@/ui/ProgressBar'
import { Skeleton } from '@/ui/Skeleton'
import styles from './panels.module.css'
import type { Upload } from './useUpload'

type UploadPanelProps = {
  upload: Upload | undefined
  /** Says why the last drop or paste could not be used, or only in part. */
  note: 'onlyOne' | 'notAPicture' | undefined
  onFiles: (files: readonly File[]) => void
}

/** Upload of a picture from the device by press, drop or paste (B-103, C-039, C-093). */
export function UploadPanel({ upload, note, onFiles }: UploadPanelProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const hasFailed = upload?.stage.stage === 'failed'
  const shown = hasFailed ? undefined : upload
  return (
    <div className={styles.panel}>
      <DropZone
        aria-label={t('pictureTool.upload.drop')}
        className={styles.drop}
        onDrop={({ items }) => {
          const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile())
          void Promise.all(files).then(onFiles)
        }}
      >
        {shown ? (
          <UploadPreview upload={shown} />
        ) : (
          <>
            <span className={styles.dropIcon} aria-hidden="true">
              <ImageUp size={24} />
            </span>
            <p className={styles.dropTitle}>{t('pictureTool.upload.drop')}</p>
            <p className={styles.hint}>{t(hasFailed ? 'pictureTool.upload.notUsed' : 'pictureTool.upload.paste')}</p>
          </>
        )}
        <Button variant={shown ? 'secondary' : 'primary'} onPress={() => input.current?.click()}>
          {t(shown ? 'pictureTool.upload.another' : 'pictureTool.upload.pick')}
        </Button>
      </DropZone>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Otherwise the same file could not be chosen twice.
          target.value = ''
        }}
      />
      <p role="status" className={styles.status}>
        {note ? t(`pictureTool.upload.${note}`) : t('pictureTool.upload.limit')}
      </p>
    </div>
  )
}

function UploadPreview({ upload: { name, stage } }: { upload: Upload }) {
  const { t } = useTranslation()
  const alt = t('pictureTool.upload.preview', { name })
  return (
    <>
      <div className={styles.preview}>
        {stage.stage === 'reading' ? <Skeleton height="100%" /> : null}
        {stage.stage === 'sending' ? <FilePreview file={stage.file} alt={alt} /> : null}
        {stage.stage === 'uploaded' ? (
          <Picture
            src={stage.image}
            alt={alt}
            {...PICTURE_SIZES.replace.asked}
            fit="contain"
            fallback={<NoPreview />}
          />
        ) : null}
      </div>
      <UploadProgress stage={stage} />
    </>
  )
}

/** Shows a file of this device. Only a checked file gets here, because a larger one could take the memory of the page. */
function FilePreview({ file, alt }: { file: File; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return isUnreadable ? <NoPreview /> : <img ref={image} alt={alt} onError={() => setIsUnreadable(true)} />
}

function NoPreview() {
  const { t } = useTranslation()
  return <p className={styles.hint}>{t('pictureTool.upload.noPreview')}</p>
}

function UploadProgress({ stage }: Pick<Upload, 'stage'>) {
  const { t } = useTranslation()
  if (stage.stage === 'failed') return null
  if (stage.stage === 'uploaded') return <p role="status">{t('pictureTool.upload.ready')}</p>
  const label = t(stage.stage === 'reading' ? 'pictureTool.upload.preparing' : 'image.loader.uploading')
  const progress = stage.stage === 'sending' ? stage.progress : null
  return (
    <div className={styles.progress}>
      <p role="status">{label}</p>
      <ProgressBar label={label} percent={progress === null ? undefined : Math.round(progress * 100)} />
    </div>
  )
}
