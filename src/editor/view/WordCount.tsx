import { useEffect, useState } from 'react'
import { useSlateSelector } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { countWords } from '../model/wordCount'
import styles from './RichTextEditor.module.css'

/** Time in ms after the last key. Counting at each key would cost a second render. */
const PAUSE_MS = 300

/** Shows the number of words, updated at each pause in typing. */
export function WordCount() {
  const { t } = useTranslation()
  const children = useSlateSelector((editor) => editor.children)
  const [words, setWords] = useState(() => countWords(children).words)
  useEffect(() => {
    const timer = setTimeout(() => setWords(countWords(children).words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [children])
  return <p className={styles.words}>{t('editor.words', { count: words })}</p>
}
