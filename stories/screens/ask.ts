import { buddyDisplayName } from '@/buddy/buddies'
import type { AppPlay } from '../../.storybook/withApp'
import { say } from './say'

/** Opens Magic Chat and gives its field. */
export async function openChat({ canvas, userEvent, globals }: AppPlay): Promise<HTMLElement> {
  const buddy = buddyDisplayName(globals.buddy)
  await userEvent.click(await canvas.findByRole('button', { name: say('chat.open', { buddy }) }))
  return canvas.findByRole('textbox', { name: say('chat.input', { buddy }) })
}

/** Opens Magic Chat and asks. */
export async function ask(context: AppPlay, question: string): Promise<void> {
  await context.userEvent.type(await openChat(context), `${question}{Enter}`)
}
