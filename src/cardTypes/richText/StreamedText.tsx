import { memo, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { stripUnclosedMarkup } from '@/lib/html/unclosedMarkup'
import { Spinner } from '@/ui/Spinner'
import { RichText } from '../focus/RichText'
import styles from './StreamedText.module.css'
import { createSplitter } from './splitBlocks'

const Part = memo(RichText)

/** Shows text while it is streamed into the open card, with a loading line below (B-517). */
export function StreamedText({ html }: { html: string }) {
  const { t } = useTranslation()
  const [split] = useState(createSplitter)
  const { settled, tail } = split(html)
  return (
    <div aria-busy="true">
      {settled.map((part, index) => (
        <Part key={index} html={part} />
      ))}
      <RichText html={stripUnclosedMarkup(tail)} />
      <p className={styles.loader}>
        <Spinner label={t('focus.streaming')} />
        {t('focus.streaming')}
      </p>
    </div>
  )
}
