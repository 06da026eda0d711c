import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from '@/i18n/i18n'
import styles from './SignUpQrCode.module.css'

/** QR code of the sign-up link. It is dark on light in every theme, because some cameras cannot read inverted codes (D-0124). */
export function SignUpQrCode({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <div role="img" aria-label={t('invite.qr.label')} className={styles.code}>
      <QRCodeSVG value={link} level="M" marginSize={3} size={512} aria-hidden="true" />
    </div>
  )
}
