import { useEffect, useState } from 'react'
import type { RenderMath } from './markdownExtensions'

/** Number of cached formulas. They are cached because a growing block is converted again and again. */
const MAX_CACHED = 200

let loaded: RenderMath | undefined
let loading: Promise<RenderMath | undefined> | undefined

function withCache(renderMath: RenderMath): RenderMath {
  const cache = new Map<string, ReturnType<RenderMath>>()
  return (tex, isBlock) => {
    const key = `${isBlock ? 'block' : 'inline'} ${tex}`
    const rendered = cache.get(key) ?? renderMath(tex, isBlock)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(key, rendered)
    return rendered
  }
}

/**
 * Loads the maths library for the first formula (D-0122).
 * @returns undefined if loading fails; formulas then stay TeX until the next one tries again
 */
export function loadMath(): Promise<RenderMath | undefined> {
  loading ??= import('@/editor/model/renderMath').then(
    (file) => (loaded = withCache(file.renderMath)),
    () => (loading = undefined),
  )
  return loading
}

/** Returns the maths library, which loads once `isNeeded` is true; undefined until then. */
export function useMath(isNeeded: boolean): RenderMath | undefined {
  const [renderMath, setRenderMath] = useState<RenderMath | undefined>(() => loaded)
  useEffect(() => {
    if (!isNeeded || renderMath) return
    let isMounted = true
    void loadMath().then((math) => {
      if (isMounted) setRenderMath(() => math)
    })
    return () => {
      isMounted = false
    }
  }, [isNeeded, renderMath])
  return renderMath
}
