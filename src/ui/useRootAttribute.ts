import { useInsertionEffect } from 'react'

/**
 * Sets `data-dock`, `data-chat`, `data-landing`, `data-beside` or `data-young` on the root element while the component is mounted. Styles of other components depend on it.
 * `:root:has()` would instead be checked on every change of the document. The insertion effect runs before layout effects, which measure
 * the result of these styles.
 */
export function useRootAttribute(name: 'dock' | 'chat' | 'landing' | 'beside' | 'young', value: string): void {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
