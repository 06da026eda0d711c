import { type ComponentType, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'

type LazyComponentProps = {
  /** Rendered while the chunk loads, and after a failure without `renderLoadError`. */
  fallback?: ReactNode
  /** Rendered after a failed load; `retry` loads the chunk again in place. */
  renderLoadError?: (retry: () => void) => ReactNode
  /** Called after a failed load: reset the state that mounted the component. The next mount retries. */
  onLoadError?: () => void
}

type LazyOptions = {
  /** True if the screen is complete without the component: a failure is not reported. */
  isOptional?: boolean
}

const optionalErrors = new WeakSet<object>()

/** True for the failed chunk of an optional load; known once its `import()` has rejected. */
export const isOptionalLoadError = (error: object): boolean => optionalErrors.has(error)

/** Loads a chunk that no user waits for: a failure is not reported. */
export async function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error) optionalErrors.add(error)
    throw error
  }
}

export type LazyComponent<Props extends object> = (props: Props & LazyComponentProps) => ReactNode

export type Preload = {
  /**
   * Requests the chunk before rendering, so that the press that renders the component answers within 100 ms. Rendering reports a failure.
   * @returns resolves when the chunk has loaded or failed
   */
  preload: () => Promise<void>
}

/**
 * A component whose chunk loads on first render. A failed load keeps the rest of the screen, typed text included;
 * `src/app/startup/chunkLoadErrors.ts` reports the failure (D-0015). Not `React.lazy`: once a fallback was shown, Suspense holds back
 * loaded content for 300 ms.
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
    // A failed preload is not reported; the following load is.
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
