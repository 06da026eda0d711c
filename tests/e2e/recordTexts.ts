import type { Locator } from 'playwright/test'

/**
 * Records the texts of child elements from now on, even those that are shown only briefly.
 * @param selector selector of the child elements
 * @returns a function that resolves with the texts so far, in order
 */
export async function recordTexts(locator: Locator, selector: string): Promise<() => Promise<string[]>> {
  const textsHandle = await locator.evaluateHandle((element, childSelector) => {
    const texts: string[] = []
    const record = () => {
      const text = Array.from(element.querySelectorAll(childSelector), (child) => child.textContent?.trim()).join(' | ')
      if (text !== texts.at(-1)) texts.push(text)
    }
    record()
    new MutationObserver(record).observe(element, { subtree: true, childList: true, characterData: true })
    return texts
  }, selector)
  return () => textsHandle.jsonValue()
}
