import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { changeLanguage } from '@/i18n/i18n'

/** Shows the story in the language of the toolbar. */
export const withTexts: Decorator = (Story, { globals }) => {
  useEffect(() => {
    void changeLanguage(globals.language)
  }, [globals.language])
  return <Story />
}
