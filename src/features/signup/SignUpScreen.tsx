import { skipToken } from '@reduxjs/toolkit/query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '@/api/core/errors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { onboardingApi } from '@/api/onboarding'
import { buddyNames } from '@/buddy/buddies'
import type { BuddyMood } from '@/buddy/moods'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { resolverOf, SERVER_ERROR } from '@/i18n/useFormField'
import { useAppDispatch } from '@/store/hooks'
import { Skeleton } from '@/ui/Skeleton'
import { AccountPage } from './AccountPage'
import { BuddyPage } from './BuddyPage'
import { SchoolPage } from './SchoolPage'
import { clearSignUpDraft, readSignUpDraft, storeSignUpDraft } from './signUpDraft'
import { serverFieldErrors } from './signUpForm'
import { SignUpFrame } from './SignUpFrame'
import type { SignUpLocation } from './signUpLocation'
import { fieldProblems, nextPage, reachablePage } from './signUpRules'
import { EMPTY_VALUES, SIGN_UP_FIELDS, type SignUpField, type SignUpPage, type SignUpValues } from './signUpValues'
import { useAvailability } from './useAvailability'
import { useSignUp } from './useSignUp'
import { VerifyPage } from './VerifyPage'
import { WelcomePage } from './WelcomePage'

type SignUpScreenProps = {
  location: SignUpLocation
  /** Second part of the path `/signup/{referralId}`; empty without an invitation. */
  referralId: string
  /** Secret code that page 1 displays with the mock server, as ids of emojis. Empty with a real backend. */
  demoSecretCode: readonly string[]
  languageChoice: ReactNode
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

const resolver = resolverOf(fieldProblems)

/** Returns one availability check per field. They are created here, so that their results survive when the user leaves the field's page. */
function useAvailabilityChecks() {
  const dispatch = useAppDispatch()
  const { checkUsername, checkEmail } = onboardingApi.endpoints
  return {
    username: useAvailability((username) => {
      const request = dispatch(fetchOnce(checkUsername, { username }))
      return { answer: request.unwrap(), abort: () => request.abort() }
    }),
    email: useAvailability((email) => {
      const request = dispatch(fetchOnce(checkEmail, { email }))
      return { answer: request.unwrap(), abort: () => request.abort() }
    }),
  }
}

/** Sign-up, a form of five pages. */
export function SignUpScreen({ location, referralId, demoSecretCode, languageChoice }: SignUpScreenProps) {
  const { t } = useTranslation()
  const [{ values: defaultValues, hadCode }] = useState(readSignUpDraft)
  const [isCodeAskedAgain, setCodeAskedAgain] = useState(hadCode)
  // `SignUpPageForm` focuses the first wrong field, because react-hook-form does not know errors from elsewhere, such as the server's.
  const form = useForm<SignUpValues>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const { subscribe, reset, setError, setFocus } = form
  const checks = useAvailabilityChecks()
  const { account, session, isSending, send } = useSignUp(referralId, location.createdEmail)
  // If the call fails, sign-up counts as open (D-1305). It is skipped once the account exists, so that the last page stays available.
  const { currentData: config, isLoading } = onboardingApi.useGetSignupConfigQuery(account ? skipToken : undefined)
  const isClosed = config === 0
  const values = useWatch({ control: form.control }) as SignUpValues
  const page = account ? 5 : isCodeAskedAgain ? 1 : reachablePage(location.page, values, isClosed)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The page on screen; undefined once the user has left it. Responses that arrive later are then ignored. */
  const shownPage = useRef<SignUpPage>(undefined)
  /** Field that receives focus on the next page instead of the heading. */
  const fieldToFocus = useRef<SignUpField>(undefined)

  const keepDraft = useEffectEvent((current: SignUpValues) =>
    storeSignUpDraft({ values: current, hadCode: isCodeAskedAgain }),
  )
  useEffect(() => {
    if (!account) {
      return subscribe({ formState: { values: true }, callback: (state) => keepDraft(state.values) })
    }
    reset(EMPTY_VALUES)
    clearSignUpDraft()
  }, [subscribe, reset, account])

  useEffect(() => {
    shownPage.current = page
    return () => {
      shownPage.current = undefined
    }
  }, [page])

  useEffect(() => {
    if (isLoading) return
    const field = fieldToFocus.current
    fieldToFocus.current = undefined
    if (field) setFocus(field)
    else heading.current?.focus()
  }, [page, isLoading, setFocus])

  const correctAddress = useEffectEvent(() => location.replace(page, account?.email))
  const isAddressWrong = !isLoading && page !== location.page
  useEffect(() => {
    if (isAddressWrong) correctAddress()
  }, [isAddressWrong])

  /** Shows the server's errors at their fields and opens the page of the first one. */
  const showErrors = (error: ApiError) => {
    for (const check of Object.values(checks)) check.forget()
    const errors = serverFieldErrors(error)
    for (const { field, message } of errors) setError(field, { type: SERVER_ERROR, message })
    const [first] = errors
    if (!first || !shownPage.current) return
    const errorPage = SIGN_UP_FIELDS[first.field].page
    if (errorPage === shownPage.current) return setFocus(first.field)
    fieldToFocus.current = first.field
    location.goTo(errorPage)
  }

  /** Opens the next page or, on the last page, sends the form. Does nothing if the user has left the page in the meantime. */
  const submitPage = async (current: SignUpValues) => {
    if (shownPage.current !== page) return
    const next = nextPage(page, current)
    // The user leaves page 1, so the code has been chosen again or skipped.
    if (page === 1) setCodeAskedAgain(false)
    if (next) return location.goTo(next)
    const error = await send(current)
    if (error) showErrors(error)
  }

  const chosenBuddy = values.role === 'student' ? buddyNames.find((name) => name === values.buddy) : undefined
  const { heading: headingKey, speech, step, mood } = isClosed ? CLOSED_TEXTS : PAGE_TEXTS[page]
  const introKey = page === 4 && chosenBuddy ? (`signup.buddy.intro.${chosenBuddy}` as const) : speech
  const goBack = () => {
    if (shownPage.current !== page) return
    // `history.back` is asynchronous, and a second press must not go back twice.
    shownPage.current = undefined
    location.goBack()
  }

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
        languageChoice={languageChoice}
      >
        {isLoading ? (
          <Skeleton height="320px" radius="m" />
        ) : (
          <>
            {isClosed ? <p>{t('signup.closed.text')}</p> : null}
            {page === 1 && !isClosed ? (
              <WelcomePage
                isInvited={referralId !== ''}
                demoSecretCode={demoSecretCode}
                isCodeAskedAgain={isCodeAskedAgain}
                onNext={() => void submitPage(values)}
              />
            ) : null}
            {page === 2 ? <AccountPage checks={checks} onNext={() => void submitPage(values)} onBack={goBack} /> : null}
            {page === 3 ? <SchoolPage isSending={isSending} onSubmit={submitPage} onBack={goBack} /> : null}
            {page === 4 ? <BuddyPage isSending={isSending} onSubmit={submitPage} onBack={goBack} /> : null}
            {account ? <VerifyPage account={account} session={session} onContinue={location.leave} /> : null}
          </>
        )}
      </SignUpFrame>
    </FormProvider>
  )
}
