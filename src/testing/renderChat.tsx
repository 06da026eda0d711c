import { screen, within } from '@testing-library/react'
import { renderApp } from './renderApp'

/** Returns queries within the messages of the open chat. */
export const conversation = () => within(screen.getByRole('region', { name: 'Conversation' }))

/** Returns the messages, without the list items inside them. */
export const messages = () =>
  conversation()
    .getAllByRole('listitem')
    .filter((item) => !item.parentElement?.closest('li'))

export const chatField = () => screen.getByRole('textbox', { name: /^Ask / })

/**
 * Resolves when the app announces the end of a reply. With the selector, the query does not read every element after
 * each word.
 */
export const waitForAnswer = () => screen.findByText('Answer ready', { selector: '[role=status]' })

/** Opens the chat with its button, as the user does. */
export async function openChatPanel({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^Ask / }))
  await screen.findByRole('region', { name: 'Conversation' })
}

/** Renders the app with the board of cikgu_aina and an open chat. */
export async function renderChat(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await screen.findByRole('heading', { level: 1, name: /./ })
  await openChatPanel(app)
  const ask = async (question: string) => {
    await app.user.click(chatField())
    await app.user.paste(question)
    await app.user.keyboard('{Enter}')
  }
  return { ...app, ask }
}
