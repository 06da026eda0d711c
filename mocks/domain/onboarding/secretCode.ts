/** Ids of the emojis of the secret code, in their order. The login page of the demo loads this file, and none of the lists of the sign-up. */
export const secretCode = [4, 8, 2]

/** The secret code as the sign-up shows it in mock mode. */
export const demoSecretCode = secretCode.map(String)
