import { isTeacher } from '@/api/audience'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { useFormField } from '@/i18n/useFormField'
import { TextField } from '@/ui/TextField'
import { ageOf } from './accountRules'
import type { AccountValues } from './accountValues'
import styles from './ProfileFields.module.css'

/** Fields for name, username, age and e-mail address. */
export function ProfileFields({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const { ref: nameRef, ...name } = useFormField<AccountValues>('name')
  const { ref: usernameRef, ...username } = useFormField<AccountValues>('username')
  const { ref: emailRef, ...email } = useFormField<AccountValues>('email')
  return (
    <>
      <TextField
        {...name}
        name="name"
        label={t('account.profile.name')}
        description={t('account.profile.nameHint')}
        autoComplete="nickname"
        inputRef={nameRef}
      />
      <div className={styles.row}>
        <TextField
          {...username}
          name="username"
          label={t('account.profile.username')}
          description={t('account.profile.usernameHint')}
          inputRef={usernameRef}
          isDisabled
        />
        {isTeacher(me) ? null : <AgeField loaded={me.age} />}
      </div>
      <TextField
        {...email}
        name="email"
        label={t('account.profile.email')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck="false"
        inputRef={emailRef}
      />
    </>
  )
}

/** The age is limited to its range on blur, not while the user types: "1" may become "12". */
function AgeField({ loaded }: { loaded: number | null }) {
  const { t } = useTranslation()
  const { ref, ...age } = useFormField<AccountValues>('age')
  const leave = () => {
    age.onChange(String(ageOf(age.value, loaded) ?? ''))
    age.onBlur()
  }
  return (
    <TextField
      {...age}
      name="age"
      label={t('account.profile.age')}
      className={styles.age}
      inputMode="numeric"
      autoComplete="off"
      onBlur={leave}
      inputRef={ref}
    />
  )
}
