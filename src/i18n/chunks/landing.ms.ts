/** Texts of the landing and of the parts that help a person begin: sparks, notes of the buddy, recommendations. */
export * as landing from '../ms/landing'
export * as onboarding from '../ms/onboarding'
export * as recommendations from '../ms/recommendations'
export * as sparks from '../ms/sparks'
