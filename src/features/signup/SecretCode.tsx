import { Delete } from 'lucide-react'
import { useId } from 'react'
import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import styles from './SecretCode.module.css'
import { useSignUpField } from './useSignUpField'

type SecretCodeProps = {
  /** Secret code that the page displays with the mock server, as ids of emojis. Empty with a real backend. */
  demoCode: readonly string[]
  /** True if the user chose a code before a reload. Codes are never stored, so the user must choose again. */
  isAskedAgain: boolean
}

/** Row of emojis for the secret code. Renders nothing if there are none or they did not load (A-384, D-1114). */
export function SecretCode({ demoCode, isAskedAgain }: SecretCodeProps) {
  const { t } = useTranslation()
  const field = useSignUpField('secretCode')
  const id = useId()
  const { data: emojis = [], isLoading } = onboardingApi.useGetEmojisQuery()
  if (isLoading) return <Skeleton height="196px" radius="m" />
  if (emojis.length === 0) return null

  const emojisOf = (ids: readonly string[]) =>
    ids.flatMap((chosen) => emojis.filter((emoji) => String(emoji.id) === chosen))
  const chosen = emojisOf(field.value)
  const demo = emojisOf(demoCode)
    .map(({ emoji }) => emoji)
    .join('\u00A0')

  return (
    <fieldset className={styles.code} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.label}>{t('signup.secretCode.label')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(isAskedAgain ? 'signup.secretCode.again' : 'signup.secretCode.hint')}
      </p>
      {demo ? <p className={styles.demo}>{t('signup.secretCode.demo', { code: demo })}</p> : null}
      <div className={styles.emojis}>
        {emojis.map(({ id: emojiId, emoji, name }, index) => (
          <button
            key={emojiId}
            ref={index === 0 ? field.ref : undefined}
            type="button"
            className={styles.emoji}
            aria-label={name}
            onClick={() => field.onChange([...field.value, String(emojiId)])}
          >
            {emoji}
          </button>
        ))}
      </div>
      <div className={styles.chosen}>
        <p role="status" className={styles.chosenText}>
          <span className="visually-hidden">{`${t('signup.secretCode.chosen')}: `}</span>
          {chosen.length === 0 ? <span className={styles.hint}>{t('signup.secretCode.empty')}</span> : null}
          <span aria-hidden="true">{chosen.map(({ emoji }) => emoji).join(' ')}</span>
          <span className="visually-hidden">{chosen.map(({ name }) => name).join(', ')}</span>
        </p>
        <IconButton
          label={t('signup.secretCode.removeLast')}
          icon={<Delete aria-hidden="true" size={24} />}
          isDisabled={chosen.length === 0}
          onPress={() => field.onChange(field.value.slice(0, -1))}
        />
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {field.errorMessage}
      </p>
    </fieldset>
  )
}
