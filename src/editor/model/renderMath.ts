import temml from 'temml'
import { sanitise } from '@/lib/html/sanitise'

/** Characters; longer formulas are refused, because their MathML could not be kept. */
const MAX_TEX = 2000

/**
 * Renders TeX as MathML; import this module on demand, because it contains temml (D-0122). `alttext` keeps the TeX for later editing. The
 * sanitiser drops markup outside the allow list, such as styles.
 * @param isBlock true for a line of its own
 * @returns `error`: mostly temml's own description of the problem, in English
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
 * Renames style attributes before parsing. Under the content security policy, browsers report every parsed style attribute, even in a
 * document never shown. Texts cannot match, because temml escapes quotes.
 */
const withoutStyles = (mathml: string) => mathml.replaceAll(' style="', ` ${STYLE}="`)

/** Moves colours from styles, which the allow list drops, to MathML attributes. */
function keepColours(element: Element) {
  const style = element.getAttribute(STYLE) ?? ''
  element.removeAttribute(STYLE)
  const color = /(?:^|;)\s*color\s*:\s*(#\w+)/.exec(style)?.[1]
  const background = /(?:^|;)\s*background-color\s*:\s*(#\w+)/.exec(style)?.[1]
  if (color) element.setAttribute('mathcolor', color)
  if (background) element.setAttribute('mathbackground', background)
}

/** Breaks up `-->` and `]>`, because the sanitiser drops attributes with them. A space changes nothing in TeX. */
const toAttribute = (tex: string): string => tex.trim().replaceAll(/(--!?|\])>/g, '$1 >')
