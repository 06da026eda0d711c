/** Tests the order of a quiz's questions: in the list, after 'Start quiz' and with the arrows (D-0079). */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/renderApp'

const FOOD_CHAINS = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
const ANIMALS = 'b0fa1fed-fad7-49ec-9732-1e58a4d7a69d'

const findOpenCard = (title: string) => screen.findByRole('main', { name: `Open card: ${title}` })

test.each([
  ['by hand', 'cikgu_aina', FOOD_CHAINS, ['The producer', 'What the arrows mean']],
  ['with Auto Layout', 'cikgu_kamala', ANIMALS, ['Bertelur', 'Anak katak']],
])('a board arranged %s: a quiz opens at its first question, and the arrows go on in its order', async (...row) => {
  const [, as, quizId, [first = '', second = '']] = row
  const { user, currentUrl } = renderApp({ path: `/board/focus/${quizId}`, as, isWithoutRealtime: true })
  await user.click(await screen.findByRole('button', { name: 'Start quiz' }))
  await findOpenCard(first)
  expect(currentUrl()).toMatch('sort=manual&order=asc')
  await waitFor(() => expect(screen.getByLabelText('Next card')).toBeEnabled())
  expect(screen.getByLabelText('Previous card')).toBeDisabled()
  await user.click(screen.getByLabelText('Next card'))
  await findOpenCard(second)
})
