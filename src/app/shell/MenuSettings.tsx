import clsx from 'clsx'
import { useTranslation } from '@/i18n/i18n'
import { pageActions } from '@/model/actions/pageActions'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { pageDialogChanged } from '@/store/panelsSlice'
import { modeChanged, modes, selectPreferences } from '@/store/preferencesSlice'
import { LanguageChoice } from './LanguageChoice'
import styles from './SideMenu.module.css'

type MenuSettingsProps = {
  /** Called when the user opens a dialog, for example to close the drawer. */
  onNavigate?: () => void
}

/** Dialogs that keys open as well. Only on a narrow screen the palette is among them; others have its button. */
function PageDialogs({ onNavigate }: MenuSettingsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return pageActions.map(({ dialog }) => (
    <button
      key={dialog}
      type="button"
      className={clsx(styles.entry, styles[dialog])}
      aria-haspopup="dialog"
      onClick={() => {
        onNavigate?.()
        dispatch(pageDialogChanged(dialog))
      }}
    >
      {t(`app.${dialog}`)}
    </button>
  ))
}

/** Settings of the opened menu, below the dialogs that keys open as well. */
export function MenuSettings({ onNavigate }: MenuSettingsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { mode } = useAppSelector(selectPreferences)
  return (
    <>
      <PageDialogs onNavigate={onNavigate} />
      <div className={styles.settings}>
        <fieldset className={styles.modes}>
          <legend className={styles.legend}>{t('app.appearance')}</legend>
          {modes.map((option) => (
            <label key={option} className={styles.mode}>
              <input
                type="radio"
                name="mode"
                className="visually-hidden"
                checked={mode === option}
                onChange={() => dispatch(modeChanged(option))}
              />
              {t(`app.mode.${option}`)}
            </label>
          ))}
        </fieldset>
        <LanguageChoice />
      </div>
    </>
  )
}
