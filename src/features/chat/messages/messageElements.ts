/**
 * Finds the elements of a conversation's messages, oldest first. A message in full is a list item. Distant messages share a list item, in
 * which each is a child element.
 */

export const isFar = (element: Element) => element.closest('[data-far]') !== null

const messagesIn = (item: Element) => (item.hasAttribute('data-far') ? [...item.children] : [item])

/**
 * Returns the index of the first element whose lower edge is below `height` (px from the top of the viewport), otherwise of the last
 * element. A binary search, so that few elements are measured.
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

/** Yields the messages between two heights in px from the top of the viewport. */
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

/** Returns the number of messages from this one, included, to the end of the list. */
export function countFrom(message: Element, list: Element): number {
  const messages = allMessages(list)
  return messages.length - messages.indexOf(message)
}

/** Returns the message for which `countFrom` is `count`. */
export const messageFromEnd = (list: Element | null, count: number): Element | undefined =>
  list ? allMessages(list).at(-count) : undefined
