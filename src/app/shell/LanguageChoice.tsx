import { useId } from 'react'
import { type Language, languageNames, languages, useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { languageChanged, selectPreferences } from '@/store/preferencesSlice'
import styles from './LanguageChoice.module.css'

type LanguageChoiceProps = {
  /** If true, only screen readers get the label. */
  isLabelHidden?: boolean
}

/** Select for the language of the app. The choice is stored on this device. */
export function LanguageChoice({ isLabelHidden = false }: LanguageChoiceProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { language } = useAppSelector(selectPreferences)
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {t('app.language')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={language}
        onChange={({ target }) => dispatch(languageChanged(target.value as Language))}
      >
        {languages.map((option) => (
          <option key={option} value={option} lang={option}>
            {languageNames[option]}
          </option>
        ))}
      </select>
    </div>
  )
}
