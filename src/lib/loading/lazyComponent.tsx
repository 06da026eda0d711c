import { type ComponentType, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'

type LazyComponentProps = {
  /** Rendered while the chunk loads, and after a failure if there is no `renderLoadError`. */
  fallback?: ReactNode
  /** Rendered after a failed load. `retry` loads the chunk again. */
  renderLoadError?: (retry: () => void) => ReactNode
  /**
   * Called after a failed load. The caller should reset the state that mounted the component; the next mount loads the
   * chunk again.
   */
  onLoadError?: () => void
}

type LazyOptions = {
  /** True if the screen is complete without the component, so that a failure is not reported. */
  isOptional?: boolean
}

const optionalErrors = new WeakSet<object>()

/** True for the error of a chunk that was loaded as optional. Known once its `import()` has rejected. */
export const isOptionalLoadError = (error: object): boolean => optionalErrors.has(error)

/** Loads a chunk that no user waits for. A failure is not reported. */
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
   * Requests the chunk before it is rendered, so that the press that renders it is answered within 100 ms. A failure is
   * only reported when the component is rendered.
   * @returns resolves when the chunk has loaded or failed
   */
  preload: () => Promise<void>
}

/**
 * Creates a component whose chunk loads on first render. If loading fails, the rest of the screen stays, including
 * typed text, and `src/app/startup/chunkLoadErrors.ts` reports the failure (D-0015). It does not use `React.lazy`,
 * because Suspense holds back loaded content for 300 ms once a fallback was shown.
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
    // A failed preload is not reported, but the following load is.
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
