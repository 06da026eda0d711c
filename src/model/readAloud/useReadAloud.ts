import { useEffect } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useExternalStore } from '@/lib/createExternalStore'
import { canSpeak, readAloud, reading, stopReading } from './speaker'
import { SPEECH_LANGUAGES } from './speechLanguages'

type ReadAloud = {
  isReading: boolean
  /** Starts or stops; undefined where the browser has no voices. */
  toggle: ((text: () => Promise<string>) => void) | undefined
}

/** Reads one text aloud, such as a reply, the day's prompt or an idea, in the language of the app; stops when the text leaves the screen. */
export function useReadAloud(id: string): ReadAloud {
  const { language } = useTranslation()
  const isReading = useExternalStore(reading, (readingId) => readingId === id)
  useEffect(
    () => () => {
      if (reading.getState() === id) stopReading()
    },
    [id],
  )
  const toggle = (text: () => Promise<string>) =>
    isReading ? stopReading() : void readAloud(id, SPEECH_LANGUAGES[language], text)
  return { isReading, toggle: canSpeak() ? toggle : undefined }
}
