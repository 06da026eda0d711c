import { within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import type { AppPlayContext } from '../../.storybook/withApp'
import { fillAndEnter } from './fill'
import { t } from '../translate'
import { waitForAppReady } from '../visibility'

/** Opens Magic Chat and returns queries within its panel. */
export async function openChat(context: AppPlayContext) {
  const { canvas, userEvent, globals } = context
  await waitForAppReady(context)
  const buddy = buddyDisplayName(globals.buddy)
  await userEvent.click(await canvas.findByRole('button', { name: t('chat.open', { buddy }) }))
  return within(await canvas.findByRole('region', { name: t('chat.title') }))
}

/** Opens Magic Chat, sends a question and returns queries within the panel. */
export async function askInChat(context: AppPlayContext, question: string) {
  const panel = await openChat(context)
  await fillAndEnter(context, panel.getByRole('textbox'), question)
  return panel
}

export type ChatQueries = Awaited<ReturnType<typeof openChat>>

export const conversationOf = (panel: ChatQueries) => panel.getByRole('region', { name: t('chat.messages') })

export const messagesOf = (panel: ChatQueries) => [...conversationOf(panel).querySelectorAll(':scope > ul > li')]

/** Returns the distance from the top of the viewport in px. */
export const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN

/** Waits for two painted frames, because the browser adjusts the scroll position only after a frame's callbacks. */
export const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Waits until the element no longer moves, because texts and pictures around it may still load. Returns its `topOf` in px. */
export async function steadyTop(element: Element | undefined): Promise<number> {
  for (;;) {
    const before = topOf(element)
    await nextFrames()
    await nextFrames()
    if (topOf(element) === before) return before
  }
}
