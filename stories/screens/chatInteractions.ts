import { within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import type { AppPlayContext } from '../../.storybook/withApp'
import { fillAndEnter } from './fill'
import { t } from '../translate'
import { waitForAppReady } from '../visibility'

/** Opens Magic Chat. @returns queries within its panel */
export async function openChat(context: AppPlayContext) {
  const { canvas, userEvent, globals } = context
  await waitForAppReady(context)
  const buddy = buddyDisplayName(globals.buddy)
  await userEvent.click(await canvas.findByRole('button', { name: t('chat.open', { buddy }) }))
  return within(await canvas.findByRole('region', { name: t('chat.title') }))
}

/** Opens Magic Chat and sends a question. @returns queries within the panel */
export async function askInChat(context: AppPlayContext, question: string) {
  const panel = await openChat(context)
  await fillAndEnter(context, panel.getByRole('textbox'), question)
  return panel
}

/** Queries within the panel of the chat. */
export type ChatQueries = Awaited<ReturnType<typeof openChat>>

/** Scroll container of the panel. */
export const conversationOf = (panel: ChatQueries) => panel.getByRole('region', { name: t('chat.messages') })

/** The list items of questions and replies, in order. */
export const messagesOf = (panel: ChatQueries) => [...conversationOf(panel).querySelectorAll(':scope > ul > li')]

/** Distance from the top of the view, in px. */
export const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN

/** Waits for two painted frames: a layout change affects the scroll position after a frame's callbacks, before its paint. */
export const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Waits until an element no longer moves, once texts and pictures around have loaded. @returns its `topOf`, px */
export async function steadyTop(element: Element | undefined): Promise<number> {
  for (;;) {
    const before = topOf(element)
    await nextFrames()
    await nextFrames()
    if (topOf(element) === before) return before
  }
}
