const COLOR = /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/** The colour of a scope; undefined, so that the style sheet's own is used, for anything that could load a resource: `url(…)`. */
export const scopeColor = (color: string): string | undefined => (COLOR.test(color) ? color : undefined)
