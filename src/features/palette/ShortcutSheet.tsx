import { Fragment } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { isMac } from '@/lib/modKey'
import { Dialog } from '@/ui/Dialog'
import styles from './ShortcutSheet.module.css'
import { keyNames, type ShortcutSection } from './shortcutSections'

/** Number of shortcuts of a row up to which a word separates them for the eye, too. */
const FEW_SHORTCUTS = 3

type ShortcutSheetProps = { sections: readonly ShortcutSection[]; onClose: () => void }

/** Dialog with every keyboard shortcut, a table for each place where the keys work. */
export function ShortcutSheet({ sections, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen size="large" title={t('app.shortcuts')} closeLabel={t('palette.close')} onClose={onClose}>
      <p className={styles.hint}>{t('shortcuts.hint')}</p>
      <div className={styles.sections}>
        {sections.map(({ titleKey, rows }) => (
          <table key={titleKey} className={styles.table}>
            <caption className={styles.title}>{t(titleKey)}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('shortcuts.what')}</th>
                <th scope="col">{t('shortcuts.keys')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, labelKey, shortcuts }) => (
                <tr key={id}>
                  <th scope="row" className={styles.label}>
                    {t(labelKey)}
                  </th>
                  <td className={styles.keys}>
                    {shortcuts.map((shortcut, index) => (
                      <Fragment key={shortcut}>
                        {index > 0 ? (
                          <span className={shortcuts.length > FEW_SHORTCUTS ? 'visually-hidden' : styles.or}>
                            {` ${t('shortcuts.or')} `}
                          </span>
                        ) : null}
                        {shortcuts.length > FEW_SHORTCUTS ? ' ' : null}
                        <Shortcut shortcut={shortcut} />
                      </Fragment>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Dialog>
  )
}

function Shortcut({ shortcut }: { shortcut: string }) {
  const { t } = useTranslation()
  const names = keyNames(shortcut, { isMac: isMac(), space: t('shortcuts.space') })
  return (
    <span className={styles.shortcut}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? ' ' : null}
          <kbd className={styles.key}>{name}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
