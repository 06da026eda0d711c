/** One chunk: commands of screens that do not wait for the code of the chat. */
export { askQuestion, isAskDisabled } from './ask'
export { askRecommendation } from './askRecommendation'
export { landingReset } from './chatSlice'
export { engage } from './engage'
