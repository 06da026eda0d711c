/**
 * Ids of the secret code's emojis, in order. In a file of its own, so that the login page does not load the data of the
 * sign-up.
 */
export const secretCode = [4, 8, 2]

/** The secret code as emoji ids; in mock mode the sign-up page shows it. */
export const demoSecretCode = secretCode.map(String)
