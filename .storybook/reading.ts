/** Settings of a reader: text spacing, text size, reduced motion and forced colours. Toolbar items apply them to every story. */

const SPACING = `* {
  letter-spacing: 0.12em !important;
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

type MediaFeature = 'prefers-reduced-motion' | 'forced-colors'

const originalMedia = new WeakMap<CSSMediaRule, string>()

function* mediaRulesOf(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRulesOf(rule.cssRules)
  }
}

/** Makes the app's rules for a media feature apply always, or again only where the device asks for them. */
function forceMedia(feature: MediaFeature, isForced: boolean): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of mediaRulesOf(cssRules)) {
      const original = originalMedia.get(rule) ?? rule.media.mediaText
      if (!original.includes(feature)) continue
      originalMedia.set(rule, original)
      rule.media.mediaText = isForced ? 'all' : original
    }
  }
}

export type Reading = {
  /** 'wide' is the text spacing of WCAG 1.4.12. */
  spacing: 'normal' | 'wide'
  /** Font size of the browser in percent. */
  textSize: '100' | '200'
  motion: 'device' | 'reduced'
  /** 'forced' applies the app's own rules. The browser's replacement of colours needs its developer tools. */
  colours: 'device' | 'forced'
}

/**
 * Applies the settings to the document. Storybook loads style sheets while a story renders, so call this after a story has rendered.
 * @returns a function that reverts them
 */
export function applyReading({ spacing, textSize, motion, colours }: Reading): () => void {
  const style = document.createElement('style')
  style.textContent = `${spacing === 'wide' ? SPACING : ''} html { font-size: ${textSize}%; }`
  document.head.append(style)
  forceMedia('prefers-reduced-motion', motion === 'reduced')
  forceMedia('forced-colors', colours === 'forced')
  return () => {
    style.remove()
    forceMedia('prefers-reduced-motion', false)
    forceMedia('forced-colors', false)
  }
}

export const isDefaultReading = ({ spacing, textSize, motion, colours }: Reading): boolean =>
  spacing === 'normal' && textSize === '100' && motion === 'device' && colours === 'device'
