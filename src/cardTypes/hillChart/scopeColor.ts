const COLOR = /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/** Colour of a scope; undefined (style sheet's colour) for anything that could load a resource, such as `url(…)`. */
export const scopeColor = (color: string): string | undefined => (COLOR.test(color) ? color : undefined)
