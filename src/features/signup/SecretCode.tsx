import { Delete } from 'lucide-react'
import { useId } from 'react'
import { onboardingApi } from '@/api/onboarding'
import type { Emoji } from '@/api/onboarding.contract'
import { useTranslation } from '@/i18n/i18n'
import { CodeDrawing, type CodeDrawingName } from '@/ui/drawings/CodeDrawing'
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

/** Drawings of the emojis that a server is known to send. Other emojis are shown as the device draws them, with the server's name. */
const DRAWINGS: ReadonlyMap<string, CodeDrawingName> = new Map([
  ['🐱', 'cat'],
  ['🐢', 'turtle'],
  ['🦋', 'butterfly'],
  ['🌺', 'hibiscus'],
  ['🌈', 'rainbow'],
  ['🚀', 'rocket'],
  ['🥁', 'drum'],
  ['🪁', 'kite'],
  ['🍉', 'watermelon'],
  ['⚽', 'football'],
])

/** U+FE0F asks for the coloured form of a character that also exists in black and white. */
const drawingOf = (emoji: string) => DRAWINGS.get(emoji.replace('\uFE0F', ''))

function Picture({ emoji }: { emoji: string }) {
  const drawing = drawingOf(emoji)
  return drawing ? <CodeDrawing name={drawing} className={styles.picture} /> : emoji
}

const Pictures = ({ emojis }: { emojis: readonly Emoji[] }) => (
  <span className={styles.pictures} aria-hidden="true">
    {emojis.map(({ emoji }, place) => (
      <Picture key={place} emoji={emoji} />
    ))}
  </span>
)

/** Row of pictures for the secret code. Renders nothing if there are none or they did not load (A-384, D-1114). */
export function SecretCode({ demoCode, isAskedAgain }: SecretCodeProps) {
  const { t } = useTranslation()
  const field = useSignUpField('secretCode')
  const id = useId()
  const { data: emojis = [], isLoading } = onboardingApi.useGetEmojisQuery()
  if (isLoading) return <Skeleton height="196px" radius="m" />
  if (emojis.length === 0) return null

  const emojisOf = (ids: readonly string[]) =>
    ids.flatMap((chosen) => emojis.filter((emoji) => String(emoji.id) === chosen))
  const nameOf = ({ emoji, name }: Emoji) => {
    const drawing = drawingOf(emoji)
    return drawing ? t(`signup.secretCode.picture.${drawing}`) : name
  }
  const namesOf = (some: readonly Emoji[]) => some.map(nameOf).join(', ')
  const chosen = emojisOf(field.value)
  const demo = emojisOf(demoCode)

  return (
    <fieldset className={styles.code} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.label}>{t('signup.secretCode.label')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(isAskedAgain ? 'signup.secretCode.again' : 'signup.secretCode.hint')}
      </p>
      {demo.length > 0 ? (
        <p className={styles.demo}>
          {t('signup.secretCode.demo', { code: namesOf(demo) })}
          <Pictures emojis={demo} />
        </p>
      ) : null}
      <div className={styles.emojis}>
        {emojis.map((emoji, index) => (
          <button
            key={emoji.id}
            ref={index === 0 ? field.ref : undefined}
            type="button"
            className={styles.emoji}
            aria-label={nameOf(emoji)}
            onClick={() => field.onChange([...field.value, String(emoji.id)])}
          >
            <Picture emoji={emoji.emoji} />
          </button>
        ))}
      </div>
      <div className={styles.chosen}>
        <p role="status" className={styles.chosenText}>
          <span className="visually-hidden">{`${t('signup.secretCode.chosen')}: `}</span>
          {chosen.length === 0 ? <span className={styles.hint}>{t('signup.secretCode.empty')}</span> : null}
          <Pictures emojis={chosen} />
          <span className="visually-hidden">{namesOf(chosen)}</span>
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
