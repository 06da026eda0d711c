import type { RefObject } from 'react'
import type { Breadcrumb } from '@/api/cards/cards.contract'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { useTranslation } from '@/i18n/i18n'
import { MenuItem } from '@/ui/Menu'
import { AnchoredMenu } from '@/ui/AnchoredMenu'

type BreadcrumbOverflowMenuProps = {
  stacks: readonly Breadcrumb[]
  anchor: RefObject<Element | null>
  onOpenStack: (stackId: string) => void
  onClose: () => void
}

/** Menu of the stacks between My Board and the open stack, outermost first. */
export function BreadcrumbOverflowMenu({ stacks, anchor, onOpenStack, onClose }: BreadcrumbOverflowMenuProps) {
  const { t } = useTranslation()
  return (
    <AnchoredMenu anchor={anchor} label={t('board.moreStacks')} onClose={onClose}>
      {stacks.map(({ id, title }) => (
        <MenuItem key={id} onAction={() => onOpenStack(id)}>
          {decodeEntities(title)}
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}
