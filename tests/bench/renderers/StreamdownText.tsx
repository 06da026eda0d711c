import { Streamdown } from 'streamdown'
import { Prose } from '@/ui/Prose'

/** The drop-in replacement for react-markdown that is made for streams, as it comes. */
export function ReplyText({ text }: { text: string }) {
  return (
    <Prose size="compact">
      <Streamdown>{text}</Streamdown>
    </Prose>
  )
}
