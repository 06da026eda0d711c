/** Ids of the emojis of the secret code, in order. An own file: the demo's login page needs no lists of the sign-up. */
export const secretCode = [4, 8, 2]

/** The secret code that the sign-up page displays in mock mode, as ids of emojis. */
export const demoSecretCode = secretCode.map(String)
