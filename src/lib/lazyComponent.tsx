// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that may
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A chunk could not be loaded: the network failed, or a new version of the app was deployed meanwhile. */
class ChunkLoadError extends Error {}

type BoundaryProps = { children: ReactNode; fallback: ReactNode; onLoadError: () => void }

/** Renders its fallback on a `ChunkLoadError`; rethrows any other error to the boundary above. */
class ChunkErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) this.props.onLoadError()
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if ((error as unknown) instanceof ChunkLoadError) return this.props.fallback
    throw error as unknown
  }
}

type LazyComponentProps = {
  /** Rendered while the chunk is loading, and when it failed to load unless there is a `renderLoadError`. */
  fallback?: ReactNode
  /** Rendered when the chunk failed to load; `retry` loads it again in place. */
  renderLoadError?: (retry: () => void) => ReactNode
  /** The chunk failed to load: reset the state that mounted the component. The next mount retries. */
  onLoadError?: () => void
}

type LazyOptions = {
  /** Nobody asked for it and the screen is whole without it: a failure to load is not reported. */
  isOptional?: boolean
}

const optionalErrors = new WeakSet<object>()

/** True for the failure of a chunk that nothing on screen waited for; known once its `import()` has rejected. */
export const isOptionalLoadError = (error: object): boolean => optionalErrors.has(error)

/** Loads a chunk that nothing on screen waits for: a failure is not reported. */
async function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error) optionalErrors.add(error)
    throw error
  }
}

/** A component that may be loaded lazily. */
export type LazyComponent<Props extends object> = (props: Props & LazyComponentProps) => ReactNode

export type Preload = {
  /** Requests the chunk before it is rendered, so that the press that renders it answers within 100 ms. A failure is left to the rendering. */
  preload: () => void
}

/**
 * A component whose chunk is loaded lazily on first render. When loading fails the rest of the screen keeps its state, typed text included;
 * `src/app/bootstrap/chunkLoadErrors.ts` reports the failure to the user (D-0015).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LazyOptions = {},
): LazyComponent<Props> & Preload {
  let preloading: Promise<unknown> | undefined
  const createLazy = () =>
    lazy(async () => {
      try {
        // Its failure is not the one that is reported.
        await preloading
        return { default: await (isOptional ? loadQuietly(load) : load()) }
      } catch (cause) {
        throw new ChunkLoadError('A part of the app could not be loaded.', { cause })
      }
    })
  let Loaded = createLazy()

  function LazyComponent({ fallback = null, renderLoadError, onLoadError, ...props }: Props & LazyComponentProps) {
    // A new key mounts a boundary without error, inside of which the chunk is requested again.
    const [attempt, setAttempt] = useState(0)
    const handleLoadError = () => {
      Loaded = createLazy()
      onLoadError?.()
    }
    return (
      <ChunkErrorBoundary
        key={attempt}
        fallback={renderLoadError ? renderLoadError(() => setAttempt(attempt + 1)) : fallback}
        onLoadError={handleLoadError}
      >
        <Suspense fallback={fallback}>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </ChunkErrorBoundary>
    )
  }

  LazyComponent.preload = () => {
    preloading ??= loadQuietly(load).catch(() => {
      preloading = undefined
    })
  }
  return LazyComponent
}
