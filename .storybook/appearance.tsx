import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

/** Items of Storybook's toolbar. Stories read their values from `context.globals`. */
export const appearanceGlobals = {
  buddy: {
    description: 'Buddy, and with it the theme',
    toolbar: {
      title: 'Buddy',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'H', title: 'Hey (coral)' },
        { value: 'E', title: 'Elly (amber)' },
        { value: 'A', title: 'Aha (sky)' },
        { value: 'R', title: 'Rory (violet)' },
        { value: 'T', title: 'Ting (mint)' },
        { value: 'coffeecup', title: 'Coffee cup' },
        { value: 'cone', title: 'Cone' },
        { value: 'lightbulb', title: 'Light bulb' },
        { value: 'necktie', title: 'Necktie' },
        { value: 'Z', title: 'Z (neutral)' },
      ],
    },
  },
  mode: {
    description: 'Light or dark',
    toolbar: {
      title: 'Mode',
      icon: 'sun',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'As the system' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'ms', title: 'Bahasa Melayu' },
      ],
    },
  },
  role: {
    description: 'Signed-in role',
    toolbar: {
      title: 'Role',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'teacher', title: 'Teacher' },
        { value: 'student', title: 'Student' },
      ],
    },
  },
}

export const initialAppearance = { buddy: 'T', mode: 'light', language: 'en', role: 'teacher' }

/** Sets theme, mode and language on the document. In stories with `parameters.isWholeApp`, the app does so itself. */
export const withAppearance: Decorator = (Story, { globals, parameters }) => {
  const { buddy, mode, language } = globals
  const { isWholeApp } = parameters
  useLayoutEffect(() => {
    if (isWholeApp) return
    const page = document.documentElement
    page.dataset.theme = buddy
    if (mode === 'system') delete page.dataset.mode
    else page.dataset.mode = mode
    page.lang = language
  }, [buddy, mode, language, isWholeApp])
  return <Story />
}
