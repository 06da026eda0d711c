import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { exactStyle } from './computedStyle'

/**
 * Puts a stylesheet into the document until the test finishes. Tests load none by themselves; jsdom lays nothing out, but it computes
 * what the cascade arrives at. Apply it once the elements are rendered: queries by role are slow with stylesheets.
 * @param path relative to the repository, e.g. `src/app/shell/Shell.module.css`
 * @param classNames what importing the module gives
 */
export function applyStylesheet(path: string, classNames: Readonly<Record<string, string>> = {}): void {
  const style = document.createElement('style')
  style.textContent = readFileSync(path, 'utf8').replaceAll(/\.([a-z][\w-]*)/gi, (selector, name: string) =>
    classNames[name] ? `.${classNames[name]}` : selector,
  )
  document.head.append(style)
  onTestFinished(() => style.remove())
}

/** The computed values of some properties; jsdom leaves it to us to put in the values of custom properties. */
export function computedStyles<Property extends string>(element: Element, properties: readonly Property[]) {
  const styles = exactStyle(element)
  const valueOf = (property: string) =>
    styles
      .getPropertyValue(property)
      .replaceAll(/var\((--[\w-]+)(?:, [^)]*)?\)/g, (_, name: string) => styles.getPropertyValue(name))
  return Object.fromEntries(properties.map((property) => [property, valueOf(property)])) as Record<Property, string>
}
