/**
 * Elements of a conversation's messages, oldest first. A message in full is a list item. Far messages share a list item, each as a child
 * element.
 */

export const isFar = (element: Element) => element.closest('[data-far]') !== null

const messagesIn = (item: Element) => (item.hasAttribute('data-far') ? [...item.children] : [item])

/**
 * Index of the first element that ends below a height (px from the top of the screen). Index of the last element if none does. Measures few
 * elements.
 */
function placeBelow(elements: ArrayLike<Element>, height: number): number {
  let low = 0
  let high = elements.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const bottom = elements[middle]?.getBoundingClientRect().bottom ?? 0
    if (bottom <= height) low = middle + 1
    else high = middle
  }
  return Math.max(0, low)
}

/** The messages between two heights, in px from the top of the screen. */
export function* messagesBetween(list: Element, top: number, bottom: number): Generator<Element, void> {
  const first = list.children[placeBelow(list.children, top)]
  for (let item: Element | null | undefined = first; item; item = item.nextElementSibling) {
    const messages = messagesIn(item)
    for (const message of messages.slice(item === first ? placeBelow(messages, top) : 0)) {
      if (message.getBoundingClientRect().top >= bottom) return
      yield message
    }
  }
}

const allMessages = (list: Element) => [...list.children].flatMap(messagesIn)

/** Number of messages from this message, included, to the end of the list. */
export function countFrom(message: Element, list: Element): number {
  const messages = allMessages(list)
  return messages.length - messages.indexOf(message)
}

/** Inverse of `countFrom`: the message at `count` from the end of the list. */
export const messageFromEnd = (list: Element | null, count: number): Element | undefined =>
  list ? allMessages(list).at(-count) : undefined
