import { Streamdown } from 'streamdown'
import { Prose } from '@/ui/Prose'

/** Peer: Streamdown, a replacement of react-markdown for streams, with default options. */
export function ReplyText({ text }: { text: string }) {
  return (
    <Prose size="compact">
      <Streamdown>{text}</Streamdown>
    </Prose>
  )
}
