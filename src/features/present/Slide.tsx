import clsx from 'clsx'
import { type Ref, useState } from 'react'
import type { Card, CardOf } from '@/api/cards/card.schema'
import { useImageUrl } from '@/cardTypes/rules/imageUrl'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { countLabel, marksLabel } from '@/cardTypes/rules/labels'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { cardSheet } from '@/cardTypes/sheet/cardSheet'
import { useTranslation } from '@/i18n/i18n'
import { Prose } from '@/ui/Prose'
import styles from './Slide.module.css'

/** Question with its answers as large tiles. The card's solution is not read here. */
function Answers({ card }: { card: CardOf<'question'> }) {
  const { t } = useTranslation()
  const hint = t(card.is_multi_select ? 'formats.question.chooseSeveral' : 'formats.question.chooseOne')
  return (
    <>
      <ul className={styles.answers}>
        {card.answers.map(({ label, text }) => (
          <li key={label} className={styles.answer} data-type="answer" data-label={label}>
            <span className={styles.letter}>{decodeEntities(label)}</span>
            <span className={styles.answerText}>{decodeEntities(text)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>{[hint, marksLabel(card, t)].filter(Boolean).join(' · ')}</p>
    </>
  )
}

function SlidePicture({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <p className={styles.facts}>{t('formats.card.noPicture')}</p>
  return <img className={styles.picture} src={src} alt={alt} onError={() => setIsBroken(true)} />
}

type SlideProps = {
  card: Card
  /** Place among the slides, such as '3 of 30'. */
  position: string
  ref: Ref<HTMLElement>
}

/** One card in large type, without tools, solutions and names of students. It scrolls if the card is longer than the screen. */
export function Slide({ card, position, ref }: SlideProps) {
  const { t } = useTranslation()
  const imageUrl = useImageUrl()
  const { title, subtitle, kind, picture, html } = cardSheet(card, 1, { t, imageUrl, isPublic: true })
  const words = card.type === 'question' ? decodeEntities(card.question).trim() : ''
  const question = words === title ? '' : words
  const count = countLabel(card.type === 'question' ? { ...card, is_answered: false } : card, t)
  const hasText = html !== ''
  return (
    <article
      ref={ref}
      // Screen readers read the slide once, when it gets keyboard focus; arrows scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
      tabIndex={0}
      aria-label={`${title}, ${position}`}
      className={styles.slide}
    >
      <div
        className={clsx(styles.content, picture && (hasText ? styles.besidePicture : styles.abovePicture))}
        {...typeAttributes(card)}
      >
        <header className={styles.header}>
          <p className={styles.kind}>{kind}</p>
          <h1 className={clsx(styles.title, question ? styles.smallTitle : !hasText && !picture && styles.onlyTitle)}>
            {title}
          </h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          {question ? <p className={styles.question}>{question}</p> : null}
          {count ? <p className={styles.facts}>{count}</p> : null}
        </header>
        {picture ? <SlidePicture key={picture} src={picture} alt={t('formats.card.pictureOf', { title })} /> : null}
        {card.type === 'question' ? (
          <div className={styles.text}>
            <Answers card={card} />
          </div>
        ) : hasText ? (
          <Prose className={clsx(styles.text, styles.prose)} sanitizedHtml={html} />
        ) : null}
      </div>
    </article>
  )
}
