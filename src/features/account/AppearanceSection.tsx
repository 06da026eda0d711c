import { Monitor, Moon, Palette, Sun } from 'lucide-react'
import { type Language, languageNames, languages, useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { languageChanged, modeChanged, modes, type Preferences, selectPreferences } from '@/store/preferencesSlice'
import { RadioTiles } from '@/ui/RadioTiles'
import styles from './AppearanceSection.module.css'
import { SettingsSection } from './SettingsSection'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

/** Appearance and language, which are kept on this device and need no saving. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { mode, language } = useAppSelector(selectPreferences)
  return (
    <SettingsSection title={t('account.appearance.title')} icon={<Palette size={20} />}>
      <RadioTiles
        label={t('app.appearance')}
        className={styles.tiles}
        tiles={modes.map((value) => {
          const Icon = ICONS[value]
          return { value, label: t(`app.mode.${value}`), picture: <Icon size={24} /> }
        })}
        value={mode}
        onChange={(value) => dispatch(modeChanged(value as Preferences['mode']))}
      />
      <RadioTiles
        label={t('app.language')}
        className={styles.tiles}
        tiles={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => dispatch(languageChanged(value as Language))}
      />
      <p className={styles.hint}>{t('account.appearance.hint')}</p>
    </SettingsSection>
  )
}
