/** Texts of the landing and of the parts that help a person begin: sparks, notes of the buddy, recommendations. */
export * as landing from '../en/landing'
export * as onboarding from '../en/onboarding'
export * as recommendations from '../en/recommendations'
export * as sparks from '../en/sparks'
