import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { onboardingApi } from '@/api/onboarding'
import { buddyNames } from '@/buddy/buddies'
import type { BuddyMood } from '@/buddy/moods'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { useAppDispatch } from '@/store/hooks'
import { Skeleton } from '@/ui/Skeleton'
import { AccountPage } from './AccountPage'
import { BuddyPage } from './BuddyPage'
import { SchoolPage } from './SchoolPage'
import { clearSignUpDraft, readSignUpDraft, storeSignUpDraft } from './signUpDraft'
import { serverFieldErrors } from './signUpForm'
import { SignUpFrame } from './SignUpFrame'
import type { SignUpLocation } from './signUpLocation'
import { nextPage, pageProblems, reachablePage } from './signUpRules'
import { EMPTY_VALUES, SIGN_UP_FIELDS, type SignUpField, type SignUpPage, type SignUpValues } from './signUpValues'
import { useAvailability } from './useAvailability'
import { SERVER_ERROR } from './useFieldError'
import { useSignUp } from './useSignUp'
import { VerifyPage } from './VerifyPage'
import { WelcomePage } from './WelcomePage'

type SignUpScreenProps = {
  location: SignUpLocation
  /** Second part of the path `/signup/{referralId}`; empty without an invitation. */
  referralId: string
  /** Ids of the emojis of the secret code, which only the mock server tells. */
  demoSecretCode: readonly string[]
}

type PageTexts = { heading: TextKey; speech: TextKey; step?: TextKey; mood: BuddyMood }

const PAGE_TEXTS: Record<SignUpPage, PageTexts> = {
  1: { heading: 'signup.welcome.heading', speech: 'signup.welcome.speech', mood: 'waving' },
  2: { heading: 'signup.account.heading', speech: 'signup.account.speech', step: 'signup.account.step', mood: 'happy' },
  3: { heading: 'signup.school.heading', speech: 'signup.school.speech', step: 'signup.school.step', mood: 'thinking' },
  4: { heading: 'signup.buddy.heading', speech: 'signup.buddy.speech', mood: 'waving' },
  5: { heading: 'signup.verify.heading', speech: 'signup.verify.speech', mood: 'cheering' },
}
const CLOSED_TEXTS: PageTexts = { heading: 'signup.closed.heading', speech: 'signup.closed.speech', mood: 'sorry' }

/** The errors of the form's rules on a page; their messages are text keys. */
const ruleErrors = (page: SignUpPage, values: SignUpValues) =>
  Object.fromEntries(
    Object.entries(pageProblems(page, values)).map(([field, message]) => [field, { type: 'rule', message }]),
  )

/** The form, which is kept for this tab until the account exists. Every page is validated by itself. */
function useSignUpForm() {
  const shownPage = useRef<SignUpPage>(1)
  const [defaultValues] = useState(readSignUpDraft)
  const form = useForm<SignUpValues>({
    defaultValues,
    mode: 'onTouched',
    // Not all errors are the form's: the page looks for its first wrong field.
    shouldFocusError: false,
    resolver: (values) => {
      const errors = ruleErrors(shownPage.current, values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  return { form, shownPage }
}

/** One check per field whose value must be free. Their verdicts outlive the page that shows them. */
function useAvailabilityChecks() {
  const dispatch = useAppDispatch()
  const { checkUsername, checkEmail } = onboardingApi.endpoints
  const options = { forceRefetch: true, subscribe: false }
  return {
    username: useAvailability((username) => {
      const request = dispatch(checkUsername.initiate({ username }, options))
      return { answer: request.unwrap(), abort: () => request.abort() }
    }),
    email: useAvailability((email) => {
      const request = dispatch(checkEmail.initiate({ email }, options))
      return { answer: request.unwrap(), abort: () => request.abort() }
    }),
  }
}

/** Sign-up: five pages of one form. */
export function SignUpScreen({ location, referralId, demoSecretCode }: SignUpScreenProps) {
  const { t } = useTranslation()
  const { form, shownPage } = useSignUpForm()
  const checks = useAvailabilityChecks()
  // A failed call counts as open (D-1305).
  const { data: config, isLoading } = onboardingApi.useGetSignupConfigQuery()
  const isClosed = config === 0
  const heading = useRef<HTMLHeadingElement>(null)
  /** Where keyboard focus goes instead of the heading of the next page. */
  const fieldToFocus = useRef<SignUpField>(undefined)

  const { account, session, isSending, send } = useSignUp({
    referralId,
    createdEmail: location.createdEmail,
    onCreated: () => form.reset(EMPTY_VALUES),
    onRefused(error) {
      const errors = serverFieldErrors(error)
      for (const { field, message } of errors) form.setError(field, { type: SERVER_ERROR, message })
      for (const check of Object.values(checks)) check.forget()
      const [first] = errors
      if (!first) return
      const { page: errorPage } = SIGN_UP_FIELDS[first.field]
      if (errorPage === shownPage.current) return form.setFocus(first.field)
      fieldToFocus.current = first.field
      location.goTo(errorPage)
    },
  })

  const values = form.watch()
  const page = account ? 5 : reachablePage(location.page, values, isClosed)

  const { subscribe, setFocus } = form
  useEffect(() => {
    if (account) return clearSignUpDraft()
    return subscribe({ formState: { values: true }, callback: (state) => storeSignUpDraft(state.values) })
  }, [subscribe, account])

  useEffect(() => {
    shownPage.current = page
    if (isLoading) return
    const field = fieldToFocus.current
    fieldToFocus.current = undefined
    if (field) setFocus(field)
    else heading.current?.focus()
  }, [page, isLoading, shownPage, setFocus])

  const correctAddress = useEffectEvent(() => location.replace(page, account?.email))
  const isAddressWrong = !isLoading && page !== location.page
  useEffect(() => {
    if (isAddressWrong) correctAddress()
  }, [isAddressWrong])

  /** The next page, or the form is sent from the last one. */
  const goOn = (current: SignUpValues) => {
    const next = nextPage(page, current)
    if (next) location.goTo(next)
    else void send(current)
  }
  const chosenBuddy = values.role === 'student' ? buddyNames.find((name) => name === values.buddy) : undefined
  const { heading: headingKey, speech, step, mood } = isClosed ? CLOSED_TEXTS : PAGE_TEXTS[page]
  const introKey = page === 4 && chosenBuddy ? (`signup.buddy.intro.${chosenBuddy}` as const) : speech
  const { goBack, leave, logIn } = location

  return (
    <FormProvider {...form}>
      <SignUpFrame
        page={page}
        buddy={account?.buddy ?? chosenBuddy}
        mood={mood}
        speech={t(isLoading ? 'signup.welcome.loading' : introKey)}
        heading={t(headingKey)}
        step={step && t(step)}
        headingRef={heading}
      >
        {isLoading ? <Skeleton height="320px" radius="m" /> : null}
        {isClosed ? <p>{t('signup.closed.text')}</p> : null}
        {page === 1 && !isLoading && !isClosed ? (
          <WelcomePage isInvited={referralId !== ''} demoSecretCode={demoSecretCode} onNext={() => goOn(values)} />
        ) : null}
        {page === 2 ? <AccountPage checks={checks} onNext={() => goOn(form.getValues())} onBack={goBack} /> : null}
        {page === 3 ? <SchoolPage isSending={isSending} onSubmit={goOn} onBack={goBack} /> : null}
        {page === 4 ? <BuddyPage isSending={isSending} onSubmit={goOn} onBack={goBack} /> : null}
        {page === 5 && account ? (
          <VerifyPage account={account} session={session} onContinue={leave} onLogIn={logIn} />
        ) : null}
      </SignUpFrame>
    </FormProvider>
  )
}
