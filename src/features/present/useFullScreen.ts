import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Fills the screen with the page while the component is mounted. The whole page, because dialogs such as the warning of an idle
 * session are outside of the presentation, and must show above it. A browser that refuses shows the presentation over the page.
 * @param onExit called when the user leaves full screen by means of the browser
 * @returns `enter` is undefined in full screen, and where the browser has none
 */
export function useFullScreen(onExit: () => void): { enter: (() => void) | undefined } {
  const [isFull, setIsFull] = useState(false)
  const enter = () => void document.documentElement.requestFullscreen().catch(() => undefined)
  const onChange = useEffectEvent(() => {
    const isNowFull = document.fullscreenElement !== null
    if (isFull && !isNowFull) onExit()
    setIsFull(isNowFull)
  })
  useEffect(() => {
    const handleChange = () => onChange()
    document.addEventListener('fullscreenchange', handleChange)
    if (document.fullscreenEnabled) enter()
    return () => {
      document.removeEventListener('fullscreenchange', handleChange)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  return { enter: isFull || !document.fullscreenEnabled ? undefined : enter }
}
