/**
 * Lists every call whose body contains text by a person, with the text fields and the rule of care (docs/safeguarding.md,
 * D-3151). `freeText.test.ts` fails for a call of the contract that is missing here.
 */
import type { CallName } from '../../src/api/calls'
import type { PersonRecord } from '../db/tables'

/**
 * `prompt`: the call generates or finds content for the text. `text`: the call works on the text itself, so rude words pass. For both,
 * the router answers a text of danger or distress with 422 and words of care. `reply`: the handler answers with a reply of
 * care. `kept`: the server only stores or searches the text and never checks it.
 */
type Rule = 'prompt' | 'text' | 'reply' | 'kept'

export const freeText: Partial<Record<CallName, { rule: Rule; fields: readonly string[] }>> = {
  askMagic: { rule: 'reply', fields: ['question', 'highlightedText', 'contextConversations[].content'] },
  engage: { rule: 'reply', fields: ['text', 'full_text_type'] },
  triggerRecommendation: { rule: 'reply', fields: ['text'] },

  generateCard: { rule: 'prompt', fields: ['prompt', 'title'] },
  streamFormat: { rule: 'prompt', fields: ['prompt'] },
  generateIdeas: { rule: 'prompt', fields: ['topic'] },
  generateIdeaCards: { rule: 'prompt', fields: ['topic', 'idea_types[].title', 'idea_types[].idea'] },
  generateImage: { rule: 'prompt', fields: ['prompt'] },
  makeMagicImage: { rule: 'prompt', fields: ['prompt'] },
  findImages: { rule: 'prompt', fields: ['keyword', 'category'] },
  generateCardImage: { rule: 'prompt', fields: ['text'] },

  createCardFromReply: { rule: 'text', fields: ['formatTitle', 'plainText', 'body'] },
  rewriteText: { rule: 'text', fields: ['highlightedText', 'question', 'context'] },
  tagSuggestion: { rule: 'text', fields: ['content'] },
  applySuggestion: { rule: 'text', fields: ['original', 'context'] },

  closeTutor: { rule: 'kept', fields: ['question'] },
  switchChatMode: { rule: 'kept', fields: ['input'] },
  createChatMessage: { rule: 'kept', fields: ['content', 'data'] },
  updateChatMessage: { rule: 'kept', fields: ['content'] },
  createCard: { rule: 'kept', fields: ['title', 'data'] },
  createCardUnversioned: { rule: 'kept', fields: ['title', 'data'] },
  saveCard: { rule: 'kept', fields: ['*'] },
  updateCard: { rule: 'kept', fields: ['*'] },
  submitQuestion: { rule: 'kept', fields: ['answers[].text'] },
  sendInsightFeedback: { rule: 'kept', fields: ['feedback'] },
  sendUserFeedback: { rule: 'kept', fields: ['text'] },
  rateReply: { rule: 'kept', fields: ['message'] },
  updateRating: { rule: 'kept', fields: ['message'] },
  addGroup: { rule: 'kept', fields: ['group_name'] },
  editGroup: { rule: 'kept', fields: ['group_name'] },
  signUp: { rule: 'kept', fields: ['full_name', 'display_name', 'selectedInterests[]'] },
  updateMe: { rule: 'kept', fields: ['name'] },
  savePreference: { rule: 'kept', fields: ['value'] },
}

/** Returns the texts of a field in the request body. A path such as `idea_types[].title` reads every item of the list. */
function textsIn(body: unknown, field: string): string[] {
  if (body === null || body === undefined) return []
  if (field === '') return typeof body === 'string' ? [body] : []
  const [, name = '', isList, rest = ''] = /^([^.[]+)(\[\])?\.?(.*)$/.exec(field) ?? []
  const value = (body as Record<string, unknown>)[name]
  const items: unknown[] = isList ? (Array.isArray(value) ? value : []) : [value]
  return items.flatMap((item) => textsIn(item, rest))
}

/**
 * Words of care as plain text, and the field with the text that needs care. `isReplied`: the handler replies with care, so the
 * router sends no 422.
 */
type CareForCall = { field: string; message: string; isReplied: boolean }

/**
 * Returns the words of care for a request body, or undefined if the call may process the body. For the rule `reply` only the
 * first field is checked, because the other fields quote earlier messages.
 */
export async function careForCall(
  name: CallName,
  body: unknown,
  person: PersonRecord | undefined,
): Promise<CareForCall | undefined> {
  const { rule, fields } = freeText[name] ?? { rule: 'kept', fields: [] }
  if (rule === 'kept') return undefined
  const [{ careForTexts, careText }, { htmlToText }] = await Promise.all([
    import('../chat/care'),
    import('../../src/lib/html/htmlToText'),
  ])
  const role = person?.role ?? 'student'
  const isReplied = rule === 'reply'
  for (const field of isReplied ? fields.slice(0, 1) : fields) {
    for (const text of textsIn(body, field).map(htmlToText)) {
      const message = rule === 'text' ? careForTexts(role, text) : careText(text, role)
      if (message) return { field: field.replace(/\[\].*/, ''), message, isReplied }
    }
  }
  return undefined
}
