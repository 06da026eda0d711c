import { Grid2x2, Grid3x3, List, Monitor, Moon, Palette, Sun } from 'lucide-react'
import { isTeacher, isYoung, YOUNG_MODE_PREFERENCE } from '@/api/audience'
import { selectMe, userApi } from '@/api/user'
import { languageNames, languages, useTranslation } from '@/i18n/i18n'
import { densities, DENSITY_PREFERENCE, selectDensity } from '@/store/density'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { languageChanged, modeChanged, modes, selectPreferences } from '@/store/preferencesSlice'
import { RadioTiles } from '@/ui/RadioTiles'
import { Switch } from '@/ui/Switch'
import styles from './AppearanceSection.module.css'
import { SettingsSection } from './SettingsSection'

const ICONS = { light: Sun, dark: Moon, system: Monitor }
const DENSITY_ICONS = { comfortable: Grid2x2, compact: Grid3x3, list: List }

/** Appearance and language are stored on this device, the board's density with the account. Every change is saved at once. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { mode, language } = useAppSelector(selectPreferences)
  const density = useAppSelector(selectDensity)
  const me = useAppSelector(selectMe)
  const [savePreference] = userApi.useSavePreferenceMutation()
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
        onChange={(value) => dispatch(modeChanged(value))}
      />
      <RadioTiles
        label={t('app.language')}
        className={styles.tiles}
        tiles={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => dispatch(languageChanged(value))}
      />
      <RadioTiles
        label={t('board.density.title')}
        className={styles.tiles}
        tiles={densities.map((value) => {
          const Icon = DENSITY_ICONS[value]
          return { value, label: t(`board.density.${value}`), picture: <Icon size={24} /> }
        })}
        value={density}
        onChange={(value) => void savePreference({ key: DENSITY_PREFERENCE, value })}
      />
      {me && !isTeacher(me) ? (
        <Switch
          label={t('account.young.label')}
          description={t('account.young.description')}
          isSelected={isYoung(me)}
          onChange={(isOn) => void savePreference({ key: YOUNG_MODE_PREFERENCE, value: isOn ? 'on' : 'off' })}
        />
      ) : null}
      <p className={styles.hint}>{t('account.appearance.hint')}</p>
    </SettingsSection>
  )
}
