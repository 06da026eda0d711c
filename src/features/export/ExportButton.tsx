import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { type ShortcutScope, useShortcuts } from '@/lib/shortcuts'
import { IconButton } from '@/ui/IconButton'

const ExportMenu = lazyComponent(async () => {
  const [file] = await Promise.all([import('./exportParts'), loadTexts('export', 'teaching')])
  return file.ExportMenu
})

type ExportButtonProps = {
  cardId: string
  /** Scope in which Ctrl or Cmd+P prints the card. */
  scope: ShortcutScope
  /** By default, the label for an open card. */
  label?: string
  /** Part of the label that stands beside the icon (IconButton). */
  word?: string
  /** Presents the card; the menu offers it where the bar has no room for a button. */
  onPresent?: (() => void) | undefined
}

/** Button with a menu that exports a card, or a stack with all its cards. Ctrl or Cmd+P prints without the menu (D-0072). */
export function ExportButton({ cardId, scope, label, word, onPresent }: ExportButtonProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const [printRequests, setPrintRequests] = useState(0)
  // Replaces the browser's print command, which would print the layout of the screen.
  useShortcuts(scope, ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (key.toLowerCase() !== 'p' || altKey || shiftKey || ctrlKey === metaKey) return undefined
    return {
      isFromAnywhere: true,
      run: () => {
        setMenu('closed')
        setPrintRequests((count) => count + 1)
      },
    }
  })
  return (
    <>
      <IconButton
        ref={button}
        label={label ?? t('focus.export')}
        word={word}
        icon={<Download aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        onPress={() => setMenu('open')}
        placement="bottom"
      />
      {menu === 'unused' ? null : (
        <ExportMenu
          cardId={cardId}
          anchor={button}
          isOpen={menu === 'open'}
          onClose={() => setMenu('closed')}
          printRequests={printRequests}
          onPresent={onPresent}
          onLoadError={() => {
            setMenu('unused')
            setPrintRequests(0)
          }}
        />
      )}
    </>
  )
}
