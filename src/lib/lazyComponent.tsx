import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** The code of a part could not be fetched: the network has failed, or the app was put up anew meanwhile. */
class ChunkLoadError extends Error {}

type BoundaryProps = { children: ReactNode; fallback: ReactNode; onLoadError: () => void }

/** Shows its fallback instead of what could not be loaded; any other error goes on to whoever is above. */
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
  /** Stands in the part's place until it is there. */
  fallback?: ReactNode
  /** The code could not be fetched; the place for forgetting that the part was asked for. The next use tries again. */
  onLoadError?: () => void
}

/**
 * A part of a screen whose code is loaded with its first use. When it cannot be loaded the rest of the screen stays as it is, with all
 * that was typed; `src/app/bootstrap/chunkLoadErrors.ts` tells the person.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        throw new ChunkLoadError('A part of the app could not be loaded.', { cause })
      }
    })
  let Loaded = createLazy()

  return function LazyComponent({ fallback = null, onLoadError, ...props }: Props & LazyComponentProps) {
    const handleLoadError = () => {
      Loaded = createLazy()
      onLoadError?.()
    }
    return (
      <ChunkErrorBoundary fallback={fallback} onLoadError={handleLoadError}>
        <Suspense fallback={fallback}>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </ChunkErrorBoundary>
    )
  }
}
