import { useMemo } from 'react'
import { sanitise } from '@/lib/sanitise'
import { Prose } from '@/ui/Prose'

export type RichTextProps = {
  /** HTML as the server sends it. */
  html: string | null
  size?: 'reading' | 'compact'
  className?: string
}

/** A card's rich text, cleaned and set for reading; nothing for an empty one. Only focus views import it: it brings the sanitiser. */
export function RichText({ html, size = 'reading', className }: RichTextProps) {
  const sanitizedHtml = useMemo(() => sanitise(html ?? ''), [html])
  if (!sanitizedHtml) return null
  return <Prose size={size} className={className} sanitizedHtml={sanitizedHtml} />
}
