/** The renderers in the order of the table. */
export const rendererNames = ['plainText', 'heartboard', 'reactMarkdown', 'streamdown'] as const
export type RendererName = (typeof rendererNames)[number]
