import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Prose } from '@/ui/Prose'

const plugins = [remarkGfm]

/** For comparison: react-markdown, the usual choice. It parses the whole message on each render. */
export function ReplyText({ text }: { text: string }) {
  return (
    <Prose size="compact">
      <Markdown remarkPlugins={plugins}>{text}</Markdown>
    </Prose>
  )
}
