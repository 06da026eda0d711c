import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { useRootAttribute } from './useRootAttribute'

const chat = () => document.documentElement.dataset.chat

test('layout effects see the attribute of the same commit; unmounting removes the attribute', () => {
  const measured: (string | undefined)[] = []
  const Part = ({ value }: { value: string }) => {
    useLayoutEffect(() => void measured.push(chat()), [value])
    return null
  }
  const Owner = ({ value }: { value: string }) => {
    useRootAttribute('chat', value)
    return <Part value={value} />
  }
  const { rerender, unmount } = render(<Owner value="board" />)
  rerender(<Owner value="focus" />)
  expect(measured).toEqual(['board', 'focus'])
  unmount()
  expect(chat()).toBeUndefined()
})
