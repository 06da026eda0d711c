/** Texts of the landing and of the sparks, which the landing shows. */
export * as landing from '../ms/landing'
export * as sparks from '../ms/sparks'
