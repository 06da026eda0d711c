import { useTranslation } from '@/i18n/i18n'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName, buddyNames } from '@/buddy/buddies'
import { RadioTiles } from '@/ui/RadioTiles'
import styles from './BuddyPage.module.css'
import { SignUpPageForm } from './SignUpPageForm'
import type { SignUpValues } from './signUpValues'
import { useSignUpField } from './useSignUpField'

type BuddyPageProps = {
  isSending: boolean
  onSubmit: (values: SignUpValues) => unknown
  onBack: () => void
}

/** Page 4 of the sign-up: students choose a buddy, which their account requires. */
export function BuddyPage({ isSending, onSubmit, onBack }: BuddyPageProps) {
  const { t } = useTranslation()
  const { ref, ...field } = useSignUpField('buddy')
  return (
    <SignUpPageForm
      page={4}
      submitLabel={t('signup.create')}
      pendingLabel={t('signup.creating')}
      isPending={isSending}
      isLocked={isSending}
      isSubmitDisabled={!field.value}
      onSubmit={onSubmit}
      onBack={onBack}
    >
      <RadioTiles
        label={t('signup.buddy.label')}
        isLabelHidden
        className={styles.buddies}
        tiles={buddyNames.map((name) => ({
          value: name,
          label: buddyDisplayName(name),
          picture: <Buddy name={name} mood={name === field.value ? 'cheering' : 'idle'} size={72} />,
          theme: name,
        }))}
        {...field}
        isReadOnly={isSending}
        inputRef={ref}
      />
    </SignUpPageForm>
  )
}
