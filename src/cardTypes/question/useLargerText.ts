import { useState } from 'react'
import { readItem, writeItem } from '@/lib/browserStorage'

/** Whether a person reads questions in larger text; kept on this device. */
export function useLargerText(userId: number | undefined): [boolean, () => void] {
  const key = `heartboard-larger-text-${userId}`
  const [isLarge, setIsLarge] = useState(() => readItem('localStorage', key) !== null)
  const toggle = () => {
    setIsLarge(!isLarge)
    writeItem('localStorage', key, isLarge ? null : 'on')
  }
  return [isLarge, toggle]
}
