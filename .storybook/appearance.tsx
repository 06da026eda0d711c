import type { Decorator } from '@storybook/react-vite'
import { useEffect, useLayoutEffect } from 'react'
import { applyReading, isDefaultReading, type Reading } from './reading'

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
  spacing: {
    description: 'Text spacing',
    toolbar: {
      title: 'Text spacing',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal spacing' },
        { value: 'wide', title: 'Wide spacing (WCAG 1.4.12)' },
      ],
    },
  },
  textSize: {
    description: 'Font size of the browser',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion of the device' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description: "Forced colours: the app's own rules",
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Colours of the device' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
}

const initialReading: Reading = { spacing: 'normal', textSize: '100', motion: 'device', colours: 'device' }

export const initialAppearance = { buddy: 'T', mode: 'light', language: 'en', role: 'teacher', ...initialReading }

/** Sets theme, mode, language and the settings of a reader on the document. In stories with `parameters.isWholeApp`, the app sets the first three. */
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
  const { spacing, textSize, motion, colours } = globals
  useEffect(() => {
    const reading = { spacing, textSize, motion, colours } as Reading
    return isDefaultReading(reading) ? undefined : applyReading(reading)
  }, [spacing, textSize, motion, colours])
  return <Story />
}
