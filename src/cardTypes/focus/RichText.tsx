import { useMemo } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { cutMarkup } from '@/lib/html/cutMarkup'
import { sanitise } from '@/lib/html/sanitise'
import { translateElements } from '@/lib/html/translateElements'
import { Banner } from '@/ui/Banner'
import { Prose } from '@/ui/Prose'
import { PICTURE_SIZE, useImageUrl } from '../rules/imageUrl'

export type RichTextProps = {
  /** Untrusted HTML from the server. */
  html: string | null
  size?: 'reading' | 'compact'
  className?: string
}

/**
 * Shows a card's rich text, sanitised. Adds a note if the text was cut (D-0053), and renders nothing if it is empty.
 * Import it only in lazily loaded focus views, because it brings the sanitiser with it.
 */
export function RichText({ html, size = 'reading', className }: RichTextProps) {
  const { t } = useTranslation()
  const imageUrl = useImageUrl()
  const { sanitizedHtml, isCut } = useMemo(() => {
    const { markup, isCut: isMarkupCut } = cutMarkup(html ?? '')
    return {
      sanitizedHtml: sanitise(translateElements(markup), (src) => imageUrl(src, PICTURE_SIZE)),
      isCut: isMarkupCut,
    }
  }, [html, imageUrl])
  const prose = sanitizedHtml ? <Prose size={size} className={className} sanitizedHtml={sanitizedHtml} /> : null
  if (!isCut) return prose
  return (
    <>
      {prose}
      <Banner kind="warning">{t('formats.card.cut')}</Banner>
    </>
  )
}
