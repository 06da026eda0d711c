import { within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import type { AppPlay } from '../../.storybook/withApp'
import { say } from './say'
import { started } from './seen'

/** Opens Magic Chat and gives its panel. */
export async function openChat(context: AppPlay) {
  const { canvas, userEvent, globals } = context
  await started(context)
  const buddy = buddyDisplayName(globals.buddy)
  await userEvent.click(await canvas.findByRole('button', { name: say('chat.open', { buddy }) }))
  return within(await canvas.findByRole('region', { name: say('chat.title') }))
}

/** Opens Magic Chat, asks, and gives the panel. */
export async function ask(context: AppPlay, question: string) {
  const panel = await openChat(context)
  await context.userEvent.type(panel.getByRole('textbox'), `${question}{Enter}`)
  return panel
}
