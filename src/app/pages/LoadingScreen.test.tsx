import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { LoadingScreen } from './LoadingScreen'

test.each([
  ['of the theme where nobody names one', 'E', undefined, 'E'],
  ['of the person', 'E', 'R', 'R'],
  ['Ting, for a person without one', 'E', null, 'T'],
])('has the buddy %s', (_, theme, buddy, expected) => {
  document.documentElement.dataset.theme = theme
  onTestFinished(() => void delete document.documentElement.dataset.theme)
  const { container } = render(<LoadingScreen buddy={buddy} />)
  expect(container.querySelector('[data-buddy]')).toHaveAttribute('data-buddy', expected)
})
