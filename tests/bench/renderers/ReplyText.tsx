import type { ComponentType } from 'react'
import './meter'
import type { RendererName } from './rendererName'

/** A module with a renderer. The chat passes the whole text so far, every third frame. */
type Renderer = { ReplyText: ComponentType<{ text: string }> }

const renderers: Record<RendererName, () => Promise<Renderer>> = {
  heartboard: () => import('@/features/chat/reply/ReplyText'),
  plainText: () => import('./PlainText'),
  reactMarkdown: () => import('./ReactMarkdown'),
  streamdown: () => import('./StreamdownText'),
}

const { benchRenderer } = window as Window & { benchRenderer?: RendererName }

/** Replaces the app's ReplyText. Each page loads only the renderer that it measures. */
export const { ReplyText } = await renderers[benchRenderer ?? 'heartboard']()
