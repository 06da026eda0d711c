import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { IconButton } from '@/ui/IconButton'

const ExportMenu = lazyComponent(async () => {
  const [file] = await Promise.all([import('./ExportMenu'), loadTexts('export')])
  return file.ExportMenu
})

/** Opens the menu that prints and exports the open card (D-0072). */
export function ExportButton({ card }: { card: Card }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <IconButton
        ref={button}
        label={t('focus.export')}
        icon={<Download aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        onPress={() => setMenu('open')}
        placement="bottom"
      />
      {menu === 'unused' ? null : (
        <ExportMenu
          card={card}
          anchor={button}
          isOpen={menu === 'open'}
          onClose={() => setMenu('closed')}
          onLoadError={() => setMenu('unused')}
        />
      )}
    </>
  )
}
