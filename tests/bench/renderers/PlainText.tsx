const style = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** The baseline: renders the reply as one text node. */
export function ReplyText({ text }: { text: string }) {
  return <div style={style}>{text}</div>
}
