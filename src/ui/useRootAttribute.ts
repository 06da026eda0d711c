import { useLayoutEffect } from 'react'

/**
 * Sets `data-dock` or `data-chat` of the root element while the component is mounted, for the styles of other parts. `:root:has()` would be
 * checked against the whole document with each change of it.
 */
export function useRootAttribute(name: 'dock' | 'chat', value: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
