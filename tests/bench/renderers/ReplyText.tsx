import type { ComponentType } from 'react'
import './meter'
import type { RendererName } from './rendererName'

/** Module of a renderer. The chat passes the whole text so far, every third frame. */
type Renderer = { ReplyText: ComponentType<{ text: string }> }

const renderers: Record<RendererName, () => Promise<Renderer>> = {
  heartboard: () => import('@/features/chat/reply/ReplyText'),
  plainText: () => import('./PlainText'),
  reactMarkdown: () => import('./ReactMarkdown'),
  streamdown: () => import('./StreamdownText'),
}

const { benchRenderer } = window as Window & { benchRenderer?: RendererName }

/** Replaces the app's ReplyText; each page loads only the renderer under measurement. */
export const { ReplyText } = await renderers[benchRenderer ?? 'heartboard']()
