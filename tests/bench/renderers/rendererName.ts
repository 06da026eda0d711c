/** The renderers in the order in which the table lists them. */
export const rendererNames = ['plainText', 'heartboard', 'reactMarkdown', 'streamdown'] as const
export type RendererName = (typeof rendererNames)[number]
