/** TCP ports of the end-to-end tests, chosen so that nobody's development server is in the way. */
export const demoPort = 47_311
export const livePort = 47_312
export const backendPort = 47_313
