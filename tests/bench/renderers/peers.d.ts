// The peers are not installed with the app, and its type check must pass without them.
declare module 'react-markdown' {
  import type { ComponentType } from 'react'
  const Markdown: ComponentType<{ children: string; remarkPlugins?: readonly unknown[] }>
  export default Markdown
}
declare module 'remark-gfm' {
  const remarkGfm: unknown
  export default remarkGfm
}
declare module 'streamdown' {
  import type { ComponentType } from 'react'
  export const Streamdown: ComponentType<{ children: string }>
}
