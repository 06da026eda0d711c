import { useInsertionEffect } from 'react'

/**
 * Sets `data-dock` or `data-chat` of the root element while mounted, for the styles of other parts. Avoids `:root:has()`, which would be
 * checked on every change of the document. Insertion effect: layout effects measure the result of these styles.
 */
export function useRootAttribute(name: 'dock' | 'chat', value: string): void {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
