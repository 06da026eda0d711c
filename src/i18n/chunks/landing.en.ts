/** Texts of the landing and of the sparks, which the landing shows. */
export * as landing from '../en/landing'
export * as sparks from '../en/sparks'
