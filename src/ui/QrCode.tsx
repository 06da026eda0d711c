import { QRCodeSVG } from 'qrcode.react'
import styles from './QrCode.module.css'

type QrCodeProps = {
  link: string
  /** Accessible name, such as 'Square code that leads to your link'. */
  label: string
}

/** QR code of a link. It is dark on light in every theme, because some cameras cannot read inverted codes (D-0124). */
export function QrCode({ link, label }: QrCodeProps) {
  return (
    <div role="img" aria-label={label} className={styles.code}>
      <QRCodeSVG value={link} level="M" marginSize={3} size={512} aria-hidden="true" />
    </div>
  )
}
