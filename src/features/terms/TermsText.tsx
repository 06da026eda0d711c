import { useTranslation } from '@/i18n/i18n'
import { Prose } from '@/ui/Prose'
import styles from './TermsText.module.css'

const SECTIONS = [
  'inShort',
  'agreement',
  'eligibility',
  'account',
  'content',
  'sharing',
  'conduct',
  'assistant',
  'privacy',
  'ownership',
  'payment',
  'service',
  'liability',
  'ending',
  'law',
  'contact',
] as const

/** Legal text of the provider, the same on /tnc and /termsandconditions (A-147 to A-150, D-1131, D-1133). */
export function TermsText({ supportEmail }: { supportEmail: string }) {
  const { t } = useTranslation()
  return (
    <Prose className={styles.text}>
      <p>{t('terms.lead')}</p>
      <p>{t('terms.updated')}</p>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{t(`terms.sections.${section}.title`)}</h2>
          {t(`terms.sections.${section}.text`, { email: supportEmail })
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
    </Prose>
  )
}
