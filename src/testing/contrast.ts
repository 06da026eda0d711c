/** Linear sRGB, each channel 0 to 1. */
export type LinearRgb = [red: number, green: number, blue: number]

/** Returns the contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}
