import type { Locator } from 'playwright/test'

/**
 * Notes what the parts of an element say from now on, however short each text stays.
 * @param selector which parts
 * @returns a function that gives the texts so far, in order
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
