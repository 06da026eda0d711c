import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cardFixture } from '../../stories/cardTypes/cardFixture'
import { TitleField, type TitleFieldProps } from './TitleField'

const card = cardFixture('text', { title: 'Tapirs' })

function open() {
  const onRename = vi.fn<TitleFieldProps['onRename']>()
  const field = <TitleField card={card} titleId="title" onRename={onRename} />
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
