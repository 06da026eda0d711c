/** One chunk: parts of messages that few conversations show. */
export { ImageMessage } from './ImageMessage'
export { QuestionForm } from './QuestionForm'
