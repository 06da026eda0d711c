import { type ReactNode, useState } from 'react'
import { AnchoredMenu } from '@/ui/AnchoredMenu'

/** An open menu around the items of a story. */
export function OpenMenu({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <span ref={setAnchor}>The water cycle</span>
      {anchor ? (
        <AnchoredMenu anchor={{ current: anchor }} label="Actions" onClose={() => undefined}>
          {children}
        </AnchoredMenu>
      ) : null}
    </>
  )
}
