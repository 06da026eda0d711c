import temml from 'temml'
import { sanitise } from '@/lib/html/sanitise'

/** Maximum length of a formula, in characters. The sanitiser would not keep the MathML of a longer one. */
const MAX_TEX = 2000

/**
 * Renders TeX as MathML. Import this module dynamically, because it contains temml (D-0122). `alttext` contains the
 * TeX, so that the user can edit the formula later. Markup outside the sanitiser's allow list, such as styles, is lost.
 * @param isBlock true for a formula on its own line
 * @returns `error`: usually temml's description of the problem, in English
 */
export function renderMath(tex: string, isBlock: boolean): { markup: string } | { error: string } {
  if (tex.length > MAX_TEX) return { error: `${tex.length} > ${MAX_TEX}` }
  try {
    const mathml = withoutStyles(
      temml.renderToString(tex, {
        displayMode: isBlock,
        throwOnError: true,
        annotate: false,
        trust: false,
      }),
    )
    const container = document.implementation.createHTMLDocument('').createElement('div')
    container.innerHTML = mathml
    const math = container.querySelector('math')
    if (!math) return { error: mathml }
    for (const element of container.querySelectorAll(`[${STYLE}]`)) keepColours(element)
    math.setAttribute('alttext', toAttribute(tex))
    const markup = sanitise(container.innerHTML)
    return markup.startsWith('<math') ? { markup } : { error: tex }
  } catch (error) {
    return { error: error instanceof Error ? error.message.replaceAll(/[\u0300-\u036f]/g, '') : String(error) }
  }
}

const STYLE = 'data-style'

/**
 * Renames style attributes before parsing. Under the content security policy, browsers report every parsed style
 * attribute, even in a document that is never shown. Text content cannot match, because temml escapes quotes.
 */
const withoutStyles = (mathml: string) => mathml.replaceAll(' style="', ` ${STYLE}="`)

/** Converts colours in styles to MathML attributes, because the sanitiser removes styles. */
function keepColours(element: Element) {
  const style = element.getAttribute(STYLE) ?? ''
  element.removeAttribute(STYLE)
  const color = /(?:^|;)\s*color\s*:\s*(#\w+)/.exec(style)?.[1]
  const background = /(?:^|;)\s*background-color\s*:\s*(#\w+)/.exec(style)?.[1]
  if (color) element.setAttribute('mathcolor', color)
  if (background) element.setAttribute('mathbackground', background)
}

/**
 * Inserts a space into `-->` and `]>`, because the sanitiser removes attributes that contain them. The space has no
 * effect in TeX.
 */
const toAttribute = (tex: string): string => tex.trim().replaceAll(/(--!?|\])>/g, '$1 >')
