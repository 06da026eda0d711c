/** Media query of screens on which the chat covers the board. */
export const NARROW_SCREEN = '(width < 900px)'
