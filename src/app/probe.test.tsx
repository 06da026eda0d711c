import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/renderApp'

test('probe', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await screen.findByRole('list', { name: 'Cards' })
  expect(screen.getAllByRole('article')).toHaveLength(20)
  await expect.poll(() => app.session.school.pusher.connections()).toBe(1)
  await app.user.click(screen.getByRole('button', { name: 'Ask Ting' }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Ask Ting' }), 'Why does a volcano erupt?{Enter}')
  await screen.findByText('Answer ready')
  console.log(app.asked(), app.address())
})
