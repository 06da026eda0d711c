import { useMemo } from 'react'
import { sanitise } from '@/lib/sanitise'
import { Prose } from '@/ui/Prose'

export type RichTextProps = {
  /** Untrusted HTML from the server. */
  html: string | null
  size?: 'reading' | 'compact'
  className?: string
}

/** A card's rich text, sanitised; renders nothing when empty. Import it from lazy focus views only: it pulls in the sanitiser. */
export function RichText({ html, size = 'reading', className }: RichTextProps) {
  const sanitizedHtml = useMemo(() => sanitise(html ?? ''), [html])
  if (!sanitizedHtml) return null
  return <Prose size={size} className={className} sanitizedHtml={sanitizedHtml} />
}
