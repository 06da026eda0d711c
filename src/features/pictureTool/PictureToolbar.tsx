import { Image } from 'lucide-react'
import { useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { Card } from '@/api/cards/card.schema'
import { selectPermissions } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { type PictureAction, type PictureCommands, pictureActionsFor } from '@/model/actions/pictureActions'
import { useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import styles from './PictureToolbar.module.css'
import { PictureTool } from './usePictureTool'

/** The code of menus loads only on narrow screens. */
const PictureMenu = lazyComponent(() => import('./PictureMenu').then((file) => file.PictureMenu))

type PictureToolbarProps = { card: Card; commands: PictureCommands }

/**
 * Toolbar on the picture of an open card (C-231, C-300 to C-312, B-411, B-412). On a narrow screen it is one button with
 * a menu. Renders nothing for a user without any of its actions.
 */
export function PictureToolbar({ card, commands }: PictureToolbarProps) {
  const { t } = useTranslation()
  const permissions = useAppSelector(selectPermissions)
  const isNarrow = useMediaQuery('(width < 600px)')
  const actions = pictureActionsFor({ card, permissions })
  if (actions.length === 0) return null
  if (isNarrow) return <MenuButton card={card} commands={commands} actions={actions} />
  return (
    <Toolbar aria-label={t('pictureTool.toolbar')} className={styles.tools}>
      {actions.map(({ id, icon: Icon, labelKey, run }) => (
        <IconButton
          key={id}
          label={t(labelKey)}
          icon={<Icon aria-hidden="true" />}
          onPress={() => run({ card, commands })}
          {...preloadOnApproach(PictureTool)}
        />
      ))}
    </Toolbar>
  )
}

function MenuButton({ actions, ...context }: PictureToolbarProps & { actions: readonly PictureAction[] }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={styles.tools}>
      <IconButton
        ref={button}
        label={t('pictureTool.menu')}
        icon={<Image aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
        {...preloadOnApproach(PictureMenu, PictureTool)}
      />
      {isOpen ? (
        <PictureMenu {...context} actions={actions} anchor={button} onClose={close} onLoadError={close} />
      ) : null}
    </div>
  )
}
