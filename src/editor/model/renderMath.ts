import temml from 'temml'
import { sanitise } from '@/lib/html/sanitise'

/** Characters; beyond it a formula is refused, because its MathML could not be kept. */
const MAX_TEX = 2000

/**
 * MathML of TeX; loaded on demand (D-0122). The TeX is kept in `alttext`, from which the formula is edited again; what the allow list
 * leaves out, such as styles, is missing.
 * @param isBlock on a line of its own
 * @returns the error is temml's own description of what it cannot read, in English
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

/** The content security policy reports each style attribute that is parsed, also in a document that is never shown; in texts temml escapes quotes. */
const withoutStyles = (mathml: string) => mathml.replaceAll(' style="', ` ${STYLE}="`)

/** Styles do not survive the allow list; MathML has attributes for colours. */
function keepColours(element: Element) {
  const style = element.getAttribute(STYLE) ?? ''
  element.removeAttribute(STYLE)
  const color = /(?:^|;)\s*color\s*:\s*(#\w+)/.exec(style)?.[1]
  const background = /(?:^|;)\s*background-color\s*:\s*(#\w+)/.exec(style)?.[1]
  if (color) element.setAttribute('mathcolor', color)
  if (background) element.setAttribute('mathbackground', background)
}

/** The sanitiser drops attributes with what ends comments and sections; a blank changes nothing in TeX. */
const toAttribute = (tex: string): string => tex.trim().replaceAll(/(--!?|\])>/g, '$1 >')
