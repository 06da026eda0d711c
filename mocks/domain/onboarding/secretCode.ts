/** Ids of the emojis of the secret code, in order. An own file, so that the demo's login page does not load the lists of the sign-up. */
export const secretCode = [4, 8, 2]

/** The secret code that the sign-up page displays in mock mode, as ids of emojis. */
export const demoSecretCode = secretCode.map(String)
