import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { exactStyle } from './computedStyle'

/**
 * Applies a style sheet until the test finishes, because Vitest loads no CSS. jsdom has no layout, but computes the
 * cascade. Call it after rendering, because with style sheets jsdom answers queries by role slowly.
 * @param path relative to the repository, for example `src/app/shell/Shell.module.css`
 * @param classNames the imported CSS module, which maps class names to the names in the document
 */
export function applyStylesheet(path: string, classNames: Readonly<Record<string, string>> = {}): void {
  const style = document.createElement('style')
  style.textContent = readFileSync(path, 'utf8').replaceAll(/\.([a-z][\w-]*)/gi, (selector, name: string) =>
    classNames[name] ? `.${classNames[name]}` : selector,
  )
  document.head.append(style)
  onTestFinished(() => style.remove())
}

/** Returns computed values of properties. Resolves custom properties, which jsdom does not do. */
export function computedStyles<Property extends string>(element: Element, properties: readonly Property[]) {
  const styles = exactStyle(element)
  const valueOf = (property: string) =>
    styles
      .getPropertyValue(property)
      .replaceAll(/var\((--[\w-]+)(?:, [^)]*)?\)/g, (_, name: string) => styles.getPropertyValue(name))
  return Object.fromEntries(properties.map((property) => [property, valueOf(property)])) as Record<Property, string>
}
