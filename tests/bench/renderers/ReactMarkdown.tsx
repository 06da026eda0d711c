import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Prose } from '@/ui/Prose'

const plugins = [remarkGfm]

/** The common approach: parses the whole message each time. */
export function ReplyText({ text }: { text: string }) {
  return (
    <Prose size="compact">
      <Markdown remarkPlugins={plugins}>{text}</Markdown>
    </Prose>
  )
}
