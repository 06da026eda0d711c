import clsx from 'clsx'
import { useTranslation } from '@/i18n/i18n'
import { Prose } from '@/ui/Prose'
import type { CardSheet } from '@/cardTypes/sheet/cardSheet'
import styles from './ExportSheets.module.css'

function Title({ level, title }: Pick<CardSheet, 'level' | 'title'>) {
  if (level === 1) return <h1 className={styles.title}>{title}</h1>
  // All deeper levels use h3.
  return level === 2 ? <h2 className={styles.title}>{title}</h2> : <h3 className={styles.title}>{title}</h3>
}

/** Sheet for printing or for a picture: dark on white, without controls. */
function ExportSheet({ sheet, hasNameLine = false }: { sheet: CardSheet; hasNameLine?: boolean }) {
  const { t } = useTranslation()
  return (
    <article className={clsx(styles.sheet, sheet.isQuestion && styles.question)} data-theme="T">
      {hasNameLine ? (
        <p className={styles.nameLine}>
          {(['name', 'class', 'date'] as const).map((field) => (
            <span key={field}>{t(`export.${field}`)}</span>
          ))}
        </p>
      ) : null}
      <header>
        <p className={styles.kind}>{sheet.kind}</p>
        <Title level={sheet.level} title={sheet.title} />
        {sheet.subtitle ? <p className={styles.subtitle}>{sheet.subtitle}</p> : null}
      </header>
      {sheet.picture ? <img className={styles.picture} src={sheet.picture} alt="" /> : null}
      {sheet.html ? <Prose className={styles.prose} sanitizedHtml={sheet.html} /> : null}
    </article>
  )
}

/**
 * Renders the sheets of a card, or of a stack with its cards. If there are questions, the first sheet has a line for name, class and date.
 */
export function ExportSheets({ sheets }: { sheets: readonly CardSheet[] }) {
  const hasQuestions = sheets.some(({ isQuestion }) => isQuestion)
  return (
    <div className={styles.sheets}>
      {sheets.map((sheet, index) => (
        <ExportSheet key={index} sheet={sheet} hasNameLine={hasQuestions && index === 0} />
      ))}
    </div>
  )
}
