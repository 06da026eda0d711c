const COLOR = /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/**
 * Returns the colour if it is a safe CSS colour. Returns undefined for anything that could load a resource, such as
 * `url(…)`; the style sheet's colour then applies.
 */
export const scopeColor = (color: string): string | undefined => (COLOR.test(color) ? color : undefined)
