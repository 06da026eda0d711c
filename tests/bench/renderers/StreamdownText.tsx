import { Streamdown } from 'streamdown'
import { Prose } from '@/ui/Prose'

/** For comparison: Streamdown with default options, a replacement of react-markdown for streams. */
export function ReplyText({ text }: { text: string }) {
  return (
    <Prose size="compact">
      <Streamdown>{text}</Streamdown>
    </Prose>
  )
}
