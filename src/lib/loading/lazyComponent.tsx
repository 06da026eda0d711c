import { type ComponentType, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'

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
export async function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
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
  /**
   * Requests the chunk before it is rendered, so that the press that renders it answers within 100 ms. A failure is left to the rendering.
   * @returns resolves when the chunk has loaded or failed
   */
  preload: () => Promise<void>
}

/**
 * A component whose chunk is loaded lazily on first render. When loading fails the rest of the screen keeps its state, typed text included;
 * `src/app/startup/chunkLoadErrors.ts` reports the failure to the user (D-0015). Not `React.lazy`: once a fallback was shown, Suspense holds
 * back what has loaded for 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LazyOptions = {},
): LazyComponent<Props> & Preload {
  let Loaded: ComponentType<Props> | undefined
  let preloading: Promise<void> | undefined
  let loading: Promise<unknown> | undefined

  const keep = (component: ComponentType<Props>) => {
    Loaded = component
  }
  const request = async () => {
    // Its failure is not the one that is reported.
    await preloading
    if (!Loaded) keep(await (isOptional ? loadQuietly(load) : load()))
  }

  function LazyComponent({ fallback = null, renderLoadError, onLoadError, ...props }: Props & LazyComponentProps) {
    const [status, setStatus] = useState<'pending' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'pending')
    const reportLoadError = useEffectEvent(() => onLoadError?.())
    const isPending = status === 'pending'
    useLayoutEffect(() => {
      if (!isPending) return
      let isMounted = true
      loading ??= request().finally(() => {
        loading = undefined
      })
      loading.then(
        () => isMounted && setStatus('loaded'),
        () => {
          if (!isMounted) return
          setStatus('failed')
          reportLoadError()
        },
      )
      return () => {
        isMounted = false
      }
    }, [isPending])

    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of a generic type has no type of its own
    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    return status === 'failed' && renderLoadError ? renderLoadError(() => setStatus('pending')) : fallback
  }

  LazyComponent.preload = () =>
    (preloading ??= loadQuietly(load).then(keep, () => {
      preloading = undefined
    }))
  return LazyComponent
}
