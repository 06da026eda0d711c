import { ArrowDown } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'

type JumpToEndProps = { scroller: RefObject<HTMLElement | null>; className: string | undefined; onJump: () => void }

/** Button of a conversation that is scrolled up: leads to the newest message. */
export function JumpToEnd({ scroller, className, onJump }: JumpToEndProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="secondary"
      className={className}
      icon={<ArrowDown aria-hidden="true" size={20} />}
      onPress={() => {
        // The jump unmounts the button, which has keyboard focus.
        scroller.current?.focus({ preventScroll: true })
        onJump()
      }}
    >
      {t('chat.jump')}
    </Button>
  )
}
