import type { Spark } from '@/api/sparks.contract'
import { useEventCallback } from '@/lib/useEventCallback'
import type { SparkTargets } from '@/model/conversation/pressSpark'
import { useAppDispatch } from '@/store/hooks'

/** Returns the function that runs a pressed spark. Sparks are on screen before the code of the chat has loaded. */
export function useSparkPress(targets: SparkTargets): (spark: Spark) => void {
  const dispatch = useAppDispatch()
  const press = async (spark: Spark) => {
    const { pressSpark } = await import('@/model/conversation/modeParts')
    dispatch(pressSpark(spark, targets))
  }
  return useEventCallback((spark: Spark) => void press(spark))
}
