import { useDeferredValue } from 'react'
import { useSlateSelector } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { countWords } from '../model/wordCount'
import styles from './RichTextEditor.module.css'

/** The number of words; it may lag behind fast typing. */
export function WordCount() {
  const { t } = useTranslation()
  const children = useDeferredValue(useSlateSelector((editor) => editor.children))
  return <p className={styles.words}>{t('editor.words', { count: countWords(children).words })}</p>
}
