import { CalendarClock, Check, Eye, type LucideIcon, Send, Sparkles } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import { Chip } from '@/ui/Chip'
import { type ShareChip, shareChip } from '../rules/shareChip'

const ICONS: Record<ShareChip['labelKey'], LucideIcon> = {
  'formats.share.shared': Send,
  'formats.share.opened': Eye,
  'formats.share.new': Sparkles,
  'formats.share.read': Check,
  'formats.share.scheduled': CalendarClock,
}

/** Shows the share status as a chip. Renders nothing if the card is not shared. */
export function ShareStatusChip({ card, className }: { card: Card; className?: string }) {
  const { t } = useTranslation()
  const chip = shareChip(card)
  if (!chip) return null
  const Icon = ICONS[chip.labelKey]
  return (
    <Chip kind={chip.kind} icon={<Icon />} className={className}>
      {t(chip.labelKey)}
    </Chip>
  )
}
