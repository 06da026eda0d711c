import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, Component, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isOptionalLoadError, lazyComponent } from './lazyComponent'
import { preloadOnApproach } from './preloadOnApproach'

// Mutes the console, because React logs every error that a boundary catches.
const muteConsoleError = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('renders the fallback until the chunk is loaded', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Greeting))
  render(<Lazy name="Aina" fallback={<p>Coming</p>} />)
  expect(screen.getByText('Coming')).toBeVisible()
  expect(await screen.findByText('Hello Aina')).toBeVisible()
})

test('a loaded chunk replaces the fallback at once, without a timer', async () => {
  let resolve: (component: typeof Greeting) => void = () => undefined
  const Lazy = lazyComponent(() => new Promise<typeof Greeting>((resolved) => (resolve = resolved)))
  render(<Lazy name="Aina" fallback={<p>Coming</p>} />)
  await new Promise(setImmediate)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  resolve(Greeting)
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
  expect(screen.getByText('Hello Aina')).toBeVisible()
})

test('a preloaded chunk renders without its fallback', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Greeting))
  void Lazy.preload()
  await new Promise(setImmediate)
  render(<Lazy name="Aina" fallback={<p>Coming</p>} />)
  expect(screen.getByText('Hello Aina')).toBeVisible()
})

test('a chunk that fails to load keeps the rest of the screen, calls onLoadError and is retried on the next mount', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  const onLoadError = vi.fn()
  const page = (isMounted: boolean) => (
    <>
      <p>What was typed</p>
      {isMounted ? <Lazy name="Aina" fallback={<p>Coming</p>} onLoadError={onLoadError} /> : null}
    </>
  )
  const { rerender } = render(page(true))
  await waitFor(() => expect(onLoadError).toHaveBeenCalledOnce())
  expect(screen.getByText('What was typed')).toBeVisible()
  rerender(page(false))
  rerender(page(true))
  expect(await screen.findByText('Hello Aina')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a chunk that fails to load is replaced by the result of renderLoadError; retry loads the chunk in place', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  const retryButton = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Retry
    </button>
  )
  render(<Lazy name="Aina" fallback={<p>Coming</p>} renderLoadError={retryButton} />)
  fireEvent.click(await screen.findByText('Retry'))
  expect(screen.getByText('Coming')).toBeVisible()
  fireEvent.click(await screen.findByText('Retry'))
  expect(await screen.findByText('Hello Aina')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a chunk is preloaded once on pointer or keyboard focus, and not with the data saver on', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Lazy = lazyComponent(load)
  render(
    <button type="button" {...preloadOnApproach(Lazy)}>
      Greet
    </button>,
  )
  const approach = () => {
    fireEvent.pointerEnter(screen.getByText('Greet'))
    fireEvent.focus(screen.getByText('Greet'))
  }
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  approach()
  expect(load).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  approach()
  expect(load).toHaveBeenCalledOnce()
})

test('a failed preload is not reported, and rendering requests the chunk again', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(error)
  const Lazy = lazyComponent(load)
  void Lazy.preload()
  render(<Lazy name="Aina" />)
  expect(await screen.findByText('Hello Aina')).toBeVisible()
  expect(isOptionalLoadError(error)).toBe(true)
})

test('an error of the component itself reaches the boundary above', async () => {
  const consoleError = muteConsoleError()
  class OuterBoundary extends Component<{ children: ReactNode }, { message: string }> {
    override state = { message: '' }
    static getDerivedStateFromError = (error: Error) => ({ message: error.message })
    override render = () => (this.state.message ? <p>Caught: {this.state.message}</p> : this.props.children)
  }
  const Broken = (): ReactNode => {
    throw new Error('of its own')
  }
  const Lazy = lazyComponent(() => Promise.resolve(Broken))
  const onLoadError = vi.fn()
  render(
    <OuterBoundary>
      <Lazy onLoadError={onLoadError} />
    </OuterBoundary>,
  )
  expect(await screen.findByText('Caught: of its own')).toBeVisible()
  expect(onLoadError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})
