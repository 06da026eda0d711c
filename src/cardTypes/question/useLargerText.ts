import { useState } from 'react'
import { readItem, writeItem } from '@/lib/browserStorage'

/**
 * Returns true if this user reads questions in larger text, and a function that toggles the setting. The setting is
 * stored on this device.
 */
export function useLargerText(userId: number | undefined): [boolean, () => void] {
  const key = `heartboard-larger-text-${userId}`
  const [isLarge, setIsLarge] = useState(() => readItem('localStorage', key) !== null)
  const toggle = () => {
    setIsLarge(!isLarge)
    writeItem('localStorage', key, isLarge ? null : 'on')
  }
  return [isLarge, toggle]
}
