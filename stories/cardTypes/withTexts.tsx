import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { changeLanguage } from '@/i18n/i18n'

/** Loads and applies the texts of the toolbar's language. */
export const withTexts: Decorator = (Story, { globals }) => {
  useEffect(() => {
    void changeLanguage(globals.language)
  }, [globals.language])
  return <Story />
}
