import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { changeLanguage } from '@/i18n/i18n'

/** Gives a story the words of the language in the toolbar. */
export const withTexts: Decorator = (Story, { globals }) => {
  useEffect(() => {
    void changeLanguage(globals.language)
  }, [globals.language])
  return <Story />
}
