import { useInsertionEffect } from 'react'

/**
 * Sets `data-dock` or `data-chat` of the root element while the component is mounted, for the styles of other parts. `:root:has()` would be
 * checked against the whole document with each change of it. As an insertion effect, because layout effects measure what these styles lay out.
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
