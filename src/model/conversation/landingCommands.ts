/** One chunk: commands of the landing, which is on screen before the code of the chat has loaded. */
export { askQuestion } from './ask'
export { landingReset } from './chatSlice'
export { engage } from './engage'
