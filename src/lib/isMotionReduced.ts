/** True if the user prefers reduced motion. Scripts ask it, because the rule of base.css reaches only transitions and animations of CSS. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
