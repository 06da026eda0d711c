import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { TitleField, type TitleFieldProps } from './TitleField'

const card = cardFixture('text', { title: 'Tapirs' })

function open() {
  const onRename = vi.fn<TitleFieldProps['onRename']>()
  const { store, close } = openApp()
  onTestFinished(close)
  const field = (
    <Provider store={store}>
      <TitleField card={card} titleId="title" onRename={onRename} />
    </Provider>
  )
  const { unmount } = render(field, { reactStrictMode: true })
  return { onRename, unmount, user: userEvent.setup() }
}

test('mounting (Strict Mode too) selects the text and does not end the editing', async () => {
  const { onRename, user } = open()
  expect(onRename).not.toHaveBeenCalled()
  await user.keyboard('Tigers{Enter}')
  expect(onRename.mock.calls).toEqual([[card, 'Tigers']])
})

test('unmounting while a title is typed saves the typed title', async () => {
  const { onRename, user, unmount } = open()
  await user.keyboard('Tigers')
  unmount()
  expect(onRename.mock.calls).toEqual([[card, 'Tigers']])
})

test('unmounting after Escape saves nothing', async () => {
  const { onRename, user, unmount } = open()
  await user.keyboard('Tigers{Escape}')
  unmount()
  expect(onRename.mock.calls).toEqual([[card, null]])
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a typed title stays a draft until it is saved, also when nothing takes the rename over', async () => {
  const first = open()
  await first.user.keyboard('Tigers{Enter}')
  first.unmount()
  const second = open()
  expect(screen.getByRole('textbox')).toHaveValue('Tigers')
  await second.user.keyboard('{Escape}')
  second.unmount()
  open()
  expect(screen.getByRole('textbox')).toHaveValue('Tapirs')
})
