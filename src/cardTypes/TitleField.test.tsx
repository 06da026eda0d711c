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

test('the field stays open when it comes, with its text selected', async () => {
  const { onRename, user } = open()
  expect(onRename).not.toHaveBeenCalled()
  await user.keyboard('Tigers{Enter}')
  expect(onRename.mock.calls).toEqual([[card, 'Tigers']])
})

test('a field that goes while a title is typed gives what was typed', async () => {
  const { onRename, user, unmount } = open()
  await user.keyboard('Tigers')
  unmount()
  expect(onRename.mock.calls).toEqual([[card, 'Tigers']])
})

test('a field that goes after Escape gives nothing more', async () => {
  const { onRename, user, unmount } = open()
  await user.keyboard('Tigers{Escape}')
  unmount()
  expect(onRename.mock.calls).toEqual([[card, null]])
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
