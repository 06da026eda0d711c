export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children)
  return node
}

export function button(textContent: string, onPress: () => void, className = ''): HTMLButtonElement {
  const node = element('button', { type: 'button', textContent, className })
  node.addEventListener('click', onPress)
  return node
}

let fieldCount = 0

/** Puts a label above a field and connects the two. */
export function labelled(text: string, field: HTMLElement): HTMLElement {
  fieldCount += 1
  field.id = `field-${fieldCount}`
  return element('div', { className: 'field' }, [element('label', { htmlFor: field.id, textContent: text }), field])
}

export type Choice = { value: string; text: string; group?: string }

/** Fills a select element. Consecutive choices of the same group go into one `optgroup`. */
export function fillSelect(select: HTMLSelectElement, choices: readonly Choice[], chosen?: string): void {
  const nodes: (HTMLOptionElement | HTMLOptGroupElement)[] = []
  for (const { value, text, group } of choices) {
    const option = element('option', { value, textContent: text })
    const last = nodes.at(-1)
    if (!group) nodes.push(option)
    else if (last instanceof HTMLOptGroupElement && last.label === group) last.append(option)
    else nodes.push(element('optgroup', { label: group }, [option]))
  }
  select.replaceChildren(...nodes)
  if (chosen !== undefined) select.value = chosen
}

export function choice(
  choices: readonly Choice[],
  chosen: string | undefined,
  onChoose: (value: string) => void = () => undefined,
): HTMLSelectElement {
  const select = element('select')
  fillSelect(select, choices, chosen)
  select.addEventListener('change', () => onChoose(select.value))
  return select
}

export const section = (heading: string, children: (Node | string)[]): HTMLElement =>
  element('section', {}, [element('h3', { textContent: heading }), ...children])
