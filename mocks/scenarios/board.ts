import { respondWith, failWith } from '../server/faults'
import type { Scenario } from './scenario'

const NAME_REFUSED = 'Your board name contains words that violate our guidelines. Please use a different name.'

/** Scenarios of the board, focus, questions, lessons, insights and sharing (board.csv, mainly B-544 to B-570). */
export const board = {
  boardEmpty: { group: 'Board', title: 'A board without cards', isBoardEmpty: true },
  forbidden: {
    group: 'Board',
    title: '403: no access to cards',
    faults: [failWith(['getCards', 'getCard', 'createCardFromReply'], 403, 'This action is unauthorized.')],
  },
  serverError: {
    group: 'Board',
    title: '500: cards and chat fail',
    faults: [failWith(['getCards', 'getCard', 'askMagic', 'createCardFromReply'], 500, 'Server Error')],
  },
  cardsNotFound: {
    group: 'Board',
    title: '404: the stack is not there',
    faults: [failWith(['getCards'], 404, 'There is no such stack.')],
  },
  cardsTimeOut: {
    group: 'Board',
    title: 'Cards take half a minute',
    faults: [{ kind: 'delay', ms: 30_000, calls: ['getCards'] }],
  },
  brokenBody: {
    group: 'Board',
    title: 'Cards break their contract',
    faults: [{ kind: 'brokenBody', calls: ['getCards'] }],
  },
  boardNameRefused: {
    group: 'Board',
    title: 'A board’s name is against the guideline',
    faults: [failWith(['createCard'], 422, NAME_REFUSED, { errors: { title: [NAME_REFUSED] } })],
  },
  createFails: { group: 'Board', title: 'Making a card fails', faults: [failWith(['createCard'], 500)] },
  moveFails: {
    group: 'Board',
    title: 'Moving a card fails',
    faults: [failWith(['changeParent'], 500, 'Server Error')],
  },
  moveForbidden: {
    group: 'Board',
    title: 'Moving somebody else’s card is refused',
    faults: [failWith(['changeParent', 'generateStack', 'saveManualOrder'], 403, 'message.drag.unable')],
  },
  mergeFails: {
    group: 'Board',
    title: 'Stacking fails with a code',
    faults: [failWith(['generateStack'], 422, 'The cards cannot be stacked.', { code: 'error.stack.generate' })],
  },
  mergeSlow: {
    group: 'Board',
    title: 'Stacking takes half a minute',
    faults: [{ kind: 'delay', ms: 30_000, calls: ['generateStack'] }],
  },
  orderFails: { group: 'Board', title: 'The order cannot be saved', faults: [failWith(['saveManualOrder'], 500)] },
  unstackFails: {
    group: 'Board',
    title: 'Unstacking fails',
    faults: [failWith(['detachFormats', 'detachParentFormats'], 500, 'Server Error')],
  },
  removeFails: {
    group: 'Board',
    title: 'Deleting fails',
    faults: [failWith(['removeCards', 'detachFormats'], 500, 'Server Error')],
  },
  duplicateFails: {
    group: 'Board',
    title: 'Duplicating fails',
    faults: [failWith(['duplicateCards'], 500, 'Server Error')],
  },
  focusForbidden: {
    group: 'Focus',
    title: '403: the card is not shared any more',
    faults: [failWith(['getCard'], 403, 'You no longer have access to this card.')],
  },
  focusNotFound: {
    group: 'Focus',
    title: '404: the card is not there',
    faults: [failWith(['getCard'], 404, 'Oops! Format cannot be found.')],
  },
  focusFails: { group: 'Focus', title: '500: the card does not load', faults: [failWith(['getCard'], 500)] },
  saveInvalid: {
    group: 'Focus',
    title: 'Saving is refused field by field',
    faults: [
      failWith(['saveCard', 'updateCard'], 422, 'error.validation', {
        errors: { title: ['The title is too long.'], body: ['The text holds a word that is not allowed.'] },
      }),
    ],
  },
  saveFails: {
    group: 'Focus',
    title: 'Saving a card breaks the server',
    faults: [failWith(['saveCard', 'updateCard'], 500)],
  },
  saveTimesOut: {
    group: 'Focus',
    title: 'Saving takes half a minute',
    faults: [{ kind: 'delay', ms: 30_000, calls: ['saveCard', 'updateCard'] }],
  },
  questionFails: {
    group: 'Focus',
    title: 'Answers cannot be checked or handed in',
    faults: [failWith(['checkQuestion', 'submitQuestion'], 500, 'Server Error')],
  },
  questionAnswered: {
    group: 'Focus',
    title: 'Questions are answered already',
    faults: [failWith(['submitQuestion'], 409, 'The question is answered already.')],
  },
  materialsRefused: {
    group: 'Focus',
    title: 'Learning materials fail with a text',
    faults: [
      failWith(
        ['generateLessonMaterials', 'addAllLessonMaterials'],
        422,
        'The lesson plan is too short to make materials of.',
      ),
    ],
  },
  materialsFail: {
    group: 'Focus',
    title: 'Learning materials fail without a text',
    faults: [failWith(['generateLessonMaterials', 'addAllLessonMaterials'], 500)],
  },
  materialsSlow: {
    group: 'Focus',
    title: 'Learning materials and content of insights take half a minute',
    faults: [
      {
        kind: 'delay',
        ms: 30_000,
        calls: [
          'generateLessonMaterials',
          'addAllLessonMaterials',
          'generateInsightRecommendation',
          'generateRecommendedCard',
        ],
      },
    ],
  },
  tagSuggestionsNotFound: {
    group: 'Focus',
    title: 'Suggestions: there is nothing to tag',
    faults: [failWith(['tagSuggestion'], 422, 'ai_suggestion.message.notFound')],
  },
  suggestionsFail: {
    group: 'Focus',
    title: 'Suggestions: none can be made',
    faults: [failWith(['tagSuggestion', 'generateSuggestion', 'dismissSuggestion', 'toggleSuggestionState'], 500)],
  },
  generateSuggestionsFail: {
    group: 'Focus',
    title: 'Suggestions: the text is tagged, but none can be made',
    faults: [failWith(['generateSuggestion'], 500)],
  },
  generateSuggestionsRefused: {
    group: 'Focus',
    title: 'Suggestions: refused with words of its own',
    faults: [failWith(['generateSuggestion'], 422, 'Please talk to somebody you trust about this.')],
  },
  dismissSuggestionFails: {
    group: 'Focus',
    title: 'Suggestions: one cannot be dismissed',
    faults: [failWith(['dismissSuggestion'], 500)],
  },
  applySuggestionRefused: {
    group: 'Focus',
    title: 'Suggestions: 403, one may not be applied',
    faults: [failWith(['applySuggestion'], 403)],
  },
  applySuggestionWithoutWords: {
    group: 'Focus',
    title: 'Suggestions: applying one ends before its first word',
    faults: [{ kind: 'streamWithoutEnd', afterEvents: 0, calls: ['applySuggestion'] }],
  },
  applySuggestionError: {
    group: 'Focus',
    title: 'Suggestions: applying one fails on the way',
    faults: [{ kind: 'streamError', afterEvents: 2, calls: ['applySuggestion'] }],
  },
  applySuggestionCut: {
    group: 'Focus',
    title: 'Suggestions: applying one is cut off',
    faults: [{ kind: 'streamCut', afterEvents: 1, calls: ['applySuggestion'] }],
  },
  insightsFail: {
    group: 'Focus',
    title: 'Insights do not load',
    faults: [failWith(['getInsightsSummary', 'getInsightGroup', 'getInsightQuestionStack'], 500, 'Server Error')],
  },
  insightFeedbackFails: {
    group: 'Focus',
    title: 'Feedback to a student fails',
    faults: [failWith(['sendInsightFeedback'], 409, 'This student has your feedback already.')],
  },
  shareRefused: {
    group: 'Sharing',
    title: 'Sharing fails with a text',
    faults: [failWith(['shareCards'], 422, 'Hakim is no longer among your friends.')],
  },
  shareFails: { group: 'Sharing', title: 'Sharing fails without a text', faults: [failWith(['shareCards'], 500)] },
  recipientsFail: {
    group: 'Sharing',
    title: 'Recipients do not load',
    faults: [failWith(['getRecipients', 'getSelectedRecipients', 'getGroupRecipients'], 500, 'Server Error')],
  },
  recipientsEmpty: {
    group: 'Sharing',
    title: 'Nobody is there to share with',
    faults: [respondWith(['getRecipients'], { data: [] })],
  },
} satisfies Record<string, Scenario>
