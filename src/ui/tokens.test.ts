import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardTypeDefinitions } from '@/cardTypes/definitions'
import { contrast, type LinearRgb } from '@/testing/contrast'

// Parses the style sheets of the app, so that the tests check the colours that users see.
const tokens = readDeclarations('src/ui/tokens.css')
const themes = readThemes('src/ui/themes.css')
const styleSheets = (readdirSync('src', { recursive: true }) as string[])
  .filter((path) => path.endsWith('.css'))
  .map((path) => `src/${path}`)
/** Hues of card types and of parts of cards, in degrees. */
const typeHues = new Set([...Object.values(cardTypeDefinitions).map(({ hue }) => hue), ...styleSheets.flatMap(huesIn)])

/** Contrast required by WCAG 2.2 AA: 4.5 for text, 3 for borders of controls, icons and other graphics. */
const TEXT_CONTRAST = 4.5
const GRAPHICS_CONTRAST = 3

const surfaces = ['canvas', 'surface', 'raised']
const statuses = ['success', 'warning', 'danger', 'neutral']

type Pair = [ink: string, background: string, atLeast: number]

const themePairs: Pair[] = [
  ...['ink', 'ink-soft', 'accent-strong'].flatMap((ink) =>
    [...surfaces, 'hover', 'accent-soft'].map((background): Pair => [ink, background, TEXT_CONTRAST]),
  ),
  ...['accent', 'accent-hover'].map((background): Pair => ['on-accent', background, TEXT_CONTRAST]),
  ...['line-strong', 'accent-edge', 'focus'].flatMap((graphic) =>
    surfaces.map((background): Pair => [graphic, background, GRAPHICS_CONTRAST]),
  ),
  ...statuses.flatMap((status): Pair[] => [
    [`on-${status}`, status, TEXT_CONTRAST],
    ...[...surfaces, `${status}-soft`].map((background): Pair => [`${status}-text`, background, TEXT_CONTRAST]),
  ]),
]

const typePairs: Pair[] = [
  ...[...surfaces, 'type-soft'].map((background): Pair => ['type-ink', background, TEXT_CONTRAST]),
  ['on-type', 'type-solid', TEXT_CONTRAST],
  ['ink', 'type-soft', TEXT_CONTRAST],
  ['ink-soft', 'type-soft', TEXT_CONTRAST],
]

describe.each(['light', 'dark'] as const)('contrast in %s mode', (mode) => {
  it.each(Object.entries(themes))('theme %s meets WCAG AA for text and graphics', (_name, theme) => {
    expect(findContrastFailures(themePairs, theme, mode)).toEqual([])
  })

  it.each([...typeHues])('a card type of hue %i meets WCAG AA in every theme', (hue) => {
    for (const theme of Object.values(themes)) {
      expect(findContrastFailures(typePairs, { ...theme, '--type-hue': String(hue) }, mode)).toEqual([])
    }
  })
})

it('all ten themes and the hues of cards are read from the shipped files', () => {
  expect(Object.keys(themes)).toEqual(['T', 'H', 'E', 'A', 'R', 'coffeecup', 'cone', 'lightbulb', 'necktie', 'Z'])
  expect(huesIn('src/cardTypes/insight/BandBar.module.css')).toEqual([20, 85, 150])
})

type Mode = 'light' | 'dark'
type Declarations = Record<string, string>

function readText(path: string): string {
  return readFileSync(resolve(process.cwd(), path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

function declarationsIn(block: string): Declarations {
  const found = [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}

function readDeclarations(path: string): Declarations {
  const found: Declarations = {}
  for (const [, name = '', value = ''] of readText(path).matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] ??= value
  return found
}

function huesIn(path: string): number[] {
  return [...readText(path).matchAll(/--type-hue:\s*(\d+)\s*;/g)].map(([, hue]) => Number(hue))
}

function readThemes(path: string): Record<string, Declarations> {
  const blocks = [...readText(path).matchAll(/\[data-theme='(\w+)'\]\s*{([^}]*)}/g)]
  return Object.fromEntries(blocks.map(([, name = '', block = '']) => [name, declarationsIn(block)]))
}

function findContrastFailures(pairs: Pair[], theme: Declarations, mode: Mode): string[] {
  return pairs.flatMap(([ink, background, minContrast]) => {
    const ratio = contrast(colour(`--${ink}`, theme, mode), colour(`--${background}`, theme, mode))
    return ratio >= minContrast ? [] : [`${ink} on ${background}: ${ratio.toFixed(2)}, needs ${minContrast}`]
  })
}

function colour(name: string, theme: Declarations, mode: Mode): LinearRgb {
  const value = resolveVariables(name, { ...tokens, ...theme })
  const parts = splitTopLevel(value.match(/^light-dark\((.*)\)$/)?.[1] ?? `${value}, ${value}`)
  const oklch = (mode === 'light' ? parts[0] : parts[1])?.match(/^oklch\(([\d.]+) (.+) ([\d.]+)\)$/)
  if (!oklch) throw new Error(`${name} is not an oklch() or light-dark() colour: ${value}`)
  const [, lightness, chroma = '', hue] = oklch
  return oklchToLinearRgb(Number(lightness), evaluateProduct(chroma), Number(hue))
}

function resolveVariables(name: string, all: Declarations): string {
  const value = all[name]
  if (value === undefined) throw new Error(`No token ${name}`)
  return value.replace(/\s+/g, ' ').replace(/var\((--[\w-]+)\)/g, (_, inner: string) => resolveVariables(inner, all))
}

/** Evaluates `0.1` or `calc(0.125 * 0.4)`, the only arithmetic in tokens.css. */
function evaluateProduct(text: string): number {
  return text
    .replace(/^calc\((.*)\)$/, '$1')
    .split('*')
    .reduce((product, factor) => product * Number(factor), 1)
}

function splitTopLevel(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** Converts with Björn Ottosson's OKLab matrices. Channels outside of the gamut are clipped, as browsers do on an sRGB screen. */
function oklchToLinearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (channel: number) => Math.min(1, Math.max(0, channel))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
