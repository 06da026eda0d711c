import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'

/** Language tag of the browser's voice for each language of the app. */
const VOICES = { en: 'en-GB', ms: 'ms-MY' }

/**
 * Reads a text aloud with the browser's voice, in the language of the app. Reading stops at the end of the text, on
 * `toggle`, or on unmount.
 * @returns undefined if the browser has no speech synthesis
 */
export function useReadAloud(text: string): { isReading: boolean; toggle: () => void } | undefined {
  const { language } = useTranslation()
  const [isReading, setIsReading] = useState(false)
  const isAvailable = 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

  useEffect(() => {
    if (!isReading) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = VOICES[language]
    const listening = new AbortController()
    const stop = () => setIsReading(false)
    for (const event of ['end', 'error']) utterance.addEventListener(event, stop, { signal: listening.signal })
    speechSynthesis.speak(utterance)
    return () => {
      listening.abort()
      speechSynthesis.cancel()
    }
  }, [isReading, text, language])

  return isAvailable ? { isReading, toggle: () => setIsReading(!isReading) } : undefined
}
