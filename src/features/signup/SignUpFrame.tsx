import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { BuddyMood } from '@/buddy/moods'
import { BuddySpeech } from '@/buddy/BuddySpeech'
import { type BuddyValue, buddyTheme } from '@/buddy/buddies'
import { Logo } from '@/ui/Logo'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './SignUpFrame.module.css'
import type { SignUpPage } from './signUpValues'

type SignUpFrameProps = {
  page: SignUpPage
  /** Buddy of the sign-up. Its theme covers only this page and ends when the user leaves it. */
  buddy: BuddyValue
  mood: BuddyMood
  speech: string
  heading: string
  /** Text above the heading, such as 'Step 1 of 2'. */
  step?: string
  headingRef: Ref<HTMLHeadingElement>
  languageChoice: ReactNode
  children: ReactNode
}

/** Frame of every sign-up page: logo, language, speaking buddy, progress and heading. */
export function SignUpFrame(props: SignUpFrameProps) {
  const { page, buddy, mood, speech, heading, step, headingRef, languageChoice, children } = props
  const { t } = useTranslation()
  return (
    <div className={styles.screen} data-theme={buddyTheme(buddy)}>
      <title>{`${heading} · ${t('app.name')}`}</title>
      <header className={styles.header}>
        <Logo />
        {languageChoice}
      </header>
      <main id="content" className={styles.main}>
        <div className={styles.guide} aria-live={page === 4 ? 'polite' : undefined}>
          <BuddySpeech key={speech} name={buddy} mood={mood} size={168} bubble="above" isFollowingPointer>
            {speech}
          </BuddySpeech>
        </div>
        <section className={styles.sheet}>
          <div className={styles.progress}>
            <ProgressBar label={t('signup.progressLabel', { page })} percent={page * 20} />
            <span className={styles.pageNumber}>{t('signup.progress', { page })}</span>
          </div>
          {step ? <p className={styles.step}>{step}</p> : null}
          <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
          {children}
        </section>
      </main>
      {page < 5 ? (
        <footer className={styles.footer}>
          {t('signup.haveAccount')} <Link to="/login">{t('signup.logIn')}</Link>
        </footer>
      ) : null}
    </div>
  )
}
