import type { Decorator } from '@storybook/react-vite'
import { useEffect, useLayoutEffect } from 'react'
import { applyReading, isDefaultReading, type Reading } from './reading'

/** A menu of Storybook's toolbar. `items` are the titles by value. */
const menu = (title: string, icon: string, description: string, items: Record<string, string>) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
})

/** Items of Storybook's toolbar. Stories read their values from `context.globals`. */
export const appearanceGlobals = {
  buddy: menu('Buddy', 'paintbrush', 'Buddy, and with it the theme', {
    H: 'Hey (coral)',
    E: 'Elly (amber)',
    A: 'Aha (sky)',
    R: 'Rory (violet)',
    T: 'Ting (mint)',
    coffeecup: 'Coffee cup',
    cone: 'Cone',
    lightbulb: 'Light bulb',
    necktie: 'Necktie',
    Z: 'Z (neutral)',
  }),
  mode: menu('Mode', 'sun', 'Light or dark', {
    light: 'Light',
    dark: 'Dark',
    system: 'As the system',
  }),
  language: menu('Language', 'globe', 'Language', {
    en: 'English',
    ms: 'Bahasa Melayu',
  }),
  role: menu('Role', 'user', 'Signed-in role', {
    teacher: 'Teacher',
    student: 'Student',
  }),
  spacing: menu('Text spacing', 'paragraph', 'Text spacing', {
    normal: 'Normal spacing',
    wide: 'Wide spacing (WCAG 1.4.12)',
  }),
  textSize: menu('Text size', 'zoom', 'Font size of the browser', {
    100: 'Text 100 %',
    200: 'Text 200 %',
  }),
  motion: menu('Motion', 'play', 'Motion', {
    device: 'Motion of the device',
    reduced: 'Reduced motion',
  }),
  colours: menu('Colours', 'contrast', "Forced colours: the app's own rules", {
    device: 'Colours of the device',
    forced: 'Forced colours',
  }),
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
    const reading = { spacing, textSize, motion, colours }
    return isDefaultReading(reading) ? undefined : applyReading(reading)
  }, [spacing, textSize, motion, colours])
  return <Story />
}
