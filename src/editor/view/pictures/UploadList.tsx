import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { ErrorText } from '@/ui/ErrorText'
import { IconButton } from '@/ui/IconButton'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './UploadList.module.css'
import type { PictureUpload } from './usePictureUploads'

type UploadListProps = {
  uploads: readonly PictureUpload[]
  onRetry: (upload: PictureUpload) => void
  onDismiss: (upload: PictureUpload) => void
}

/** Lists pictures that are being uploaded into the text, and pictures that could not be added. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles.region}>
      {uploads.map((upload) => {
        const isUploading = upload.status === 'uploading'
        const text = t(`editor.image.${upload.status}`, { name: upload.name })
        return (
          <div key={upload.id} className={styles.upload} aria-busy={isUploading}>
            <ImagePlus aria-hidden="true" className={styles.icon} />
            <div className={styles.words}>
              {isUploading ? (
                <>
                  <span>{text}</span>
                  <ProgressBar label={text} />
                </>
              ) : (
                <ErrorText>{text}</ErrorText>
              )}
            </div>
            {upload.status === 'failed' ? (
              <IconButton
                label={t('editor.image.retry')}
                icon={<RotateCw aria-hidden="true" />}
                onPress={() => onRetry(upload)}
              />
            ) : null}
            {isUploading ? null : (
              <IconButton
                label={t('editor.image.dismiss')}
                icon={<X aria-hidden="true" />}
                onPress={() => onDismiss(upload)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
