import type { Locator } from 'playwright/test'

/**
 * Notes what the parts of an element say from now on, however short each text stays.
 * @param selector which parts
 * @returns a function that gives the texts so far, in order
 */
export async function listenTo(locator: Locator, selector: string): Promise<() => Promise<string[]>> {
  const heard = await locator.evaluateHandle((element, parts) => {
    const texts: string[] = []
    const note = () => {
      const text = Array.from(element.querySelectorAll(parts), (part) => part.textContent?.trim()).join(' | ')
      if (text !== texts.at(-1)) texts.push(text)
    }
    note()
    new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true })
    return texts
  }, selector)
  return () => heard.jsonValue()
}
