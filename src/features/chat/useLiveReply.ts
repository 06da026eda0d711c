import { useCallback, useSyncExternalStore } from 'react'
import { useAppStore } from '@/store/hooks'
import { selectLiveReply } from './chatSlice'
import type { LiveReply } from './turns'

/** ms between two updates of a text that grows, about three frames: rendering it costs more than all else in a frame. */
const UPDATE_MS = 48

const subscribe = (onUpdate: () => void) => {
  const timer = setInterval(onUpdate, UPDATE_MS)
  return () => clearInterval(timer)
}
const NEVER = () => () => undefined

/** A reply that runs, read every 48 ms and with each rendering, instead of with each token; undefined for one that does not run. */
export function useLiveReply(localId: string, isRunning: boolean): LiveReply | undefined {
  const store = useAppStore()
  const read = useCallback(
    () => (isRunning ? selectLiveReply(store.getState(), localId) : undefined),
    [store, isRunning, localId],
  )
  return useSyncExternalStore(isRunning ? subscribe : NEVER, read)
}
