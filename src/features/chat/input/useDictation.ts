import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { SPEECH_LANGUAGES } from '@/model/readAloud/speechLanguages'

/** Used part of SpeechRecognition, which TypeScript's library lacks. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  stop: () => void
  abort: () => void
}
type RecognitionEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> }
type RecognitionErrorEvent = Event & { error: string }

/** Errors that are not failures: nobody spoke, or the dictation was stopped. */
const QUIET_ERRORS = ['no-speech', 'aborted']

function recognitionClass(): (new () => Recognition) | undefined {
  const browser = window as unknown as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>
  >
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

type Dictation = {
  isListening: boolean
  /** Starts or stops; undefined where the browser lacks speech recognition. */
  toggle: (() => void) | undefined
}

/**
 * Appends dictated words to a text, in the language of the app.
 * @param text current text of the field
 * @param onText called with the whole text at each recognition result
 */
export function useDictation(text: string, onText: (text: string) => void): Dictation {
  const { language } = useTranslation()
  const dispatch = useAppDispatch()
  const running = useRef<Recognition>(undefined)
  const [isListening, setListening] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const start = (SpeechRecognition: new () => Recognition) => {
    const recognition = new SpeechRecognition()
    recognition.lang = SPEECH_LANGUAGES[language]
    recognition.continuous = true
    recognition.interimResults = true
    const before = text.trimEnd()
    recognition.addEventListener('result', (event) => {
      // All results of this dictation: final words replace interim ones.
      const said = Array.from((event as RecognitionEvent).results, (result) => result[0]?.transcript ?? '').join('')
      onText([before, said.trim()].filter(Boolean).join(' '))
    })
    recognition.addEventListener('error', (event) => {
      if (QUIET_ERRORS.includes((event as RecognitionErrorEvent).error)) return
      dispatch(snackbarShown({ kind: 'warning', text: { key: 'chat.dictationFailed' } }))
    })
    recognition.addEventListener('end', () => {
      running.current = undefined
      setListening(false)
    })
    running.current = recognition
    recognition.start()
    setListening(true)
  }

  const SpeechRecognition = recognitionClass()
  const toggle = SpeechRecognition
    ? () => (running.current ? running.current.stop() : start(SpeechRecognition))
    : undefined
  return { isListening, toggle }
}
