import { type Language, languageNames, languages, useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { languageChanged, selectPreferences } from '@/store/preferencesSlice'
import { SelectField } from '@/ui/SelectField'
import styles from './LanguageChoice.module.css'

/** The language of the app, for somebody who has no side menu yet. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { language } = useAppSelector(selectPreferences)
  return (
    <SelectField
      label={t('app.language')}
      isLabelHidden
      className={styles.language}
      value={language}
      onChange={(value) => dispatch(languageChanged(value as Language))}
    >
      {languages.map((option) => (
        <option key={option} value={option} lang={option}>
          {languageNames[option]}
        </option>
      ))}
    </SelectField>
  )
}
