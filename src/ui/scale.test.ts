import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Sizes of icons, radii, widths of lines and loops come from tokens.css. This file reads every style sheet and component of the app.
const files = (readdirSync('src', { recursive: true }) as string[]).map((path) => `src/${path.replaceAll('\\', '/')}`)
const styleSheets = files.filter((path) => path.endsWith('.css') && path !== 'src/ui/tokens.css')
const components = files.filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))

/** Pictures that an `svg` rule sizes: a buddy, or the glyph of a card type drawn large. They are no icons. */
const PICTURES = [
  'src/features/chat/panel/ChatButton.module.css .button :global(svg)',
  'src/features/chat/messageTypes/cardMessages.module.css .madeCover > svg',
  'src/cardTypes/focus/FocusCard.module.css .strip svg',
  'src/cardTypes/documentLink/DocumentLinkThumbnail.module.css .host svg',
]

type Declaration = { selector: string; property: string; value: string }

/** Rules of the scale: which declarations each concerns, and what they may say. */
const SCALE: { what: string; concerns: (declaration: Declaration) => boolean; allows: RegExp }[] = [
  {
    what: 'radius',
    concerns: ({ property }) => property.endsWith('radius'),
    allows: /^(?:0|50%|inherit|calc|\/ 2|[-+() ]|var\(--(?:radius|stroke)-\w+(?:, \d+px)?\))+$/,
  },
  {
    what: 'width of a border or outline',
    concerns: ({ property }) => /^(?:border|outline)(?!.*(?:radius|offset))/.test(property),
    allows: /^(?!.*[\d.]px)/,
  },
  {
    what: 'size of an icon',
    concerns: ({ selector, property }) =>
      property === '--icon' || (/svg\)?$/.test(selector) && /^(?:block-size|inline-size|width|height)$/.test(property)),
    allows: /^(?:var\(--icon(?:-(?:16|20|24))?\)|\d+%)$/,
  },
  {
    what: 'loop',
    concerns: ({ property, value }) => property === 'animation' && value.includes('infinite'),
    allows: /^\w+ (?:calc\()?var\(--loop-\d+\)(?!.*(?:ease-in|ease-out|linear|cubic))/,
  },
]

function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = []
  const selectors: string[] = []
  for (const [, text = '', end] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const declaration = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(text)
    if (end === '{') selectors.push(text.trim())
    else if (declaration) {
      const [, property = '', value = ''] = declaration
      found.push({ selector: selectors.at(-1) ?? '', property, value: value.replace(/\s+/g, ' ') })
    }
    if (end === '}') selectors.pop()
  }
  return found
}

const offScale = (declaration: Declaration) =>
  SCALE.flatMap(({ what, concerns, allows }) =>
    concerns(declaration) && !allows.test(declaration.value) ? [what] : [],
  )

/** Sizes and strokes that a component gives to its icons. `Icon` is the usual name of an icon that is chosen by a value. */
function iconAttributesIn(tsx: string): { icon: string; attribute: string; value: string }[] {
  const imported = [...tsx.matchAll(/import (?:type )?\{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ').at(-1) ?? '')
  return [...tsx.matchAll(/<(\w+)\b([^<>]*)\/>/g)]
    .filter(([, name = '']) => name === 'Icon' || imported.includes(name))
    .flatMap(([, icon = '', attributes = '']) =>
      [...attributes.matchAll(/\b(size|strokeWidth)=\{([^}]*)\}/g)].map(([, attribute = '', value = '']) => ({
        icon,
        attribute,
        value,
      })),
    )
}

/** 2 is the stroke of every icon, which none repeats; the tick of something selected has 3. */
const isOnScale = ({ attribute, value }: { attribute: string; value: string }) =>
  attribute === 'size' ? /^(?:16|20|24)$/.test(value) : value === '3'

describe('style sheets', () => {
  it('radii, lines, icons and loops come from tokens', () => {
    const typed = styleSheets.flatMap((path) =>
      declarationsIn(readFileSync(path, 'utf8'))
        .filter((declaration) => !PICTURES.includes(`${path} ${declaration.selector}`))
        .flatMap((declaration) =>
          offScale(declaration).map((what) => `${path}: ${what} in ${declaration.selector} is ${declaration.value}`),
        ),
    )
    expect(typed).toEqual([])
  })

  it('every picture that is no icon still has its rule', () => {
    const rules = styleSheets.flatMap((path) =>
      declarationsIn(readFileSync(path, 'utf8')).map(({ selector }) => `${path} ${selector}`),
    )
    expect(PICTURES.filter((picture) => !rules.includes(picture))).toEqual([])
  })

  it.each([
    ['.a { border-radius: 6px; }', 'radius'],
    ['.a { border-start-end-radius: 3cqi; }', 'radius'],
    ['.a { border-radius: var(--radius-l) 12px; }', 'radius'],
    ['.a { border-radius: calc(var(--radius-l) * 1.4); }', 'radius'],
    ['.a { border-block-end: 1.5px solid var(--line); }', 'width of a border or outline'],
    ['@media (width < 600px) { .a:focus { outline-width: 5px; } }', 'width of a border or outline'],
    ['.a .icon svg { block-size: 18px; }', 'size of an icon'],
    ['.a { .b > svg { inline-size: 1.25em; } }', 'size of an icon'],
    ['.a:has(.word) { --icon: 22px; }', 'size of an icon'],
    ['.a { animation: hop 900ms var(--ease-loop) infinite; }', 'loop'],
    ['.a { animation: hop var(--loop-900) ease-in-out infinite; }', 'loop'],
  ])('%s types a %s', (css, what) => {
    expect(declarationsIn(css).flatMap(offScale)).toEqual([what])
  })

  it.each([
    '.a { border-radius: calc(var(--radius-l) - var(--stroke-l)) 0 50%; border-end-end-radius: calc(var(--radius-s) / 2); }',
    '.a { border-radius: var(--radius-l, 20px); outline-offset: 2px; }',
    '.a { border: var(--stroke-s) solid var(--line); }',
    '.icon svg { block-size: var(--icon-20); inline-size: 100%; }',
    '.a { animation: hop calc(var(--loop-900) / 3) var(--ease-loop) infinite; }',
  ])('%s is on the scale', (css) => {
    expect(declarationsIn(css).flatMap(offScale)).toEqual([])
  })
})

describe('components', () => {
  it('icons are drawn at 16, 20 or 24 px', () => {
    const typed = components.flatMap((path) =>
      iconAttributesIn(readFileSync(path, 'utf8'))
        .filter((attribute) => !isOnScale(attribute))
        .map(({ icon, attribute, value }) => `${path}: ${attribute} of ${icon} is ${value}`),
    )
    expect(typed).toEqual([])
  })

  it('reads sizes and strokes of icons, and of icons alone', () => {
    const tsx = `import { Check as Tick, Lock } from 'lucide-react'
      <Tick size={18} strokeWidth={2.5} aria-hidden="true" /><Icon size={isBig ? 24 : 22} /><Lock size={16} /><Buddy size={84} />`
    expect(iconAttributesIn(tsx).filter((attribute) => !isOnScale(attribute))).toEqual([
      { icon: 'Tick', attribute: 'size', value: '18' },
      { icon: 'Tick', attribute: 'strokeWidth', value: '2.5' },
      { icon: 'Icon', attribute: 'size', value: 'isBig ? 24 : 22' },
    ])
  })
})
