import { Copy, QrCode as QrCodeIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { copyText } from '@/lib/copyText'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import styles from './CardLink.module.css'

const QrCode = lazyComponent(() => import('@/ui/QrCode').then((file) => file.QrCode))

/** Link of the card, to copy or to scan. It gives nobody the card: it opens only for people with whom the card is shared. */
export function CardLink({ link }: { link: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isCodeShown, setIsCodeShown] = useState(false)

  const copy = async () => {
    const isCopied = await copyText(link, () => {
      field.current?.focus()
      field.current?.select()
    })
    setIsRefused(!isCopied)
    if (isCopied) dispatch(snackbarShown({ kind: 'neutral', text: { key: 'share.link.copied' } }))
  }
  return (
    <div className={styles.link}>
      <TextField
        label={t('share.link.label')}
        value={link}
        isReadOnly
        inputRef={field}
        className={styles.field}
        description={t(isRefused ? 'share.link.refused' : 'share.link.hint')}
        trailing={
          <>
            <IconButton label={t('share.link.copy')} icon={<Copy aria-hidden="true" />} onPress={() => void copy()} />
            <IconButton
              label={t('share.link.code')}
              icon={<QrCodeIcon aria-hidden="true" />}
              aria-expanded={isCodeShown}
              onPress={() => setIsCodeShown(!isCodeShown)}
            />
          </>
        }
      />
      {isCodeShown ? (
        <div className={styles.code}>
          <QrCode
            link={link}
            label={t('share.link.codeLabel')}
            fallback={<Skeleton height="100%" radius="m" />}
            renderLoadError={(retry) => (
              <Banner
                action={
                  <Button variant="secondary" onPress={retry}>
                    {t('share.retry')}
                  </Button>
                }
              >
                {t('share.link.codeFailed')}
              </Banner>
            )}
          />
        </div>
      ) : null}
    </div>
  )
}
