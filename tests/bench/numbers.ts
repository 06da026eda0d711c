/** Returns the quantile of the values for a share between 0 and 1, with linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const index = (sorted.length - 1) * share
  const below = sorted[Math.floor(index)] ?? Number.NaN
  const above = sorted[Math.ceil(index)] ?? Number.NaN
  return below + (above - below) * (index % 1)
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
