import { respondWith, failWith } from '../server/faults'
import type { Scenario } from './scenario'

/** Scenarios of chat, recommendations, ideas, gallery and pictures (chat.csv, mainly C-447 to C-477). */
export const chat = {
  streamCut: {
    group: 'Chat',
    title: 'The reply is cut in mid-word',
    faults: [{ kind: 'streamCut', calls: ['askMagic'] }],
  },
  streamWithoutEnd: {
    group: 'Chat',
    title: 'The reply closes without its end',
    faults: [{ kind: 'streamWithoutEnd', calls: ['askMagic'] }],
  },
  streamError: {
    group: 'Chat',
    title: 'The assistant fails while replying',
    faults: [{ kind: 'streamError', calls: ['askMagic'] }],
  },
  askForbidden: { group: 'Chat', title: '403: the assistant may not be asked', faults: [failWith(['askMagic'], 403)] },
  askFails: { group: 'Chat', title: '500: the assistant does not answer', faults: [failWith(['askMagic'], 500)] },
  askTimesOut: {
    group: 'Chat',
    title: 'The assistant takes half a minute to begin',
    faults: [{ kind: 'delay', ms: 30_000, calls: ['askMagic'] }],
  },
  addFails: {
    group: 'Chat',
    title: 'Adding a reply to the board fails',
    faults: [failWith(['createCardFromReply'], 500)],
  },
  historyFails: {
    group: 'Chat',
    title: 'Earlier messages do not load',
    faults: [failWith(['getChatMessages', 'getChatMessagesUnversioned'], 500, 'Server Error')],
  },
  messageSaveFails: {
    group: 'Chat',
    title: 'A message cannot be kept',
    faults: [failWith(['createChatMessage', 'updateChatMessage'], 500, 'Server Error')],
  },
  modeSwitchFails: {
    group: 'Chat',
    title: 'The chat’s mode cannot be changed',
    faults: [failWith(['switchChatMode', 'closeTutor'], 500, 'Server Error')],
  },
  modeSwitchSlow: {
    group: 'Chat',
    title: 'The chat’s mode changes after 3 s',
    faults: [{ kind: 'delay', ms: 3000, calls: ['switchChatMode', 'closeTutor'] }],
  },
  preferenceFails: {
    group: 'Chat',
    title: 'The chat agent cannot be changed',
    faults: [failWith(['savePreference'], 500)],
  },
  magicMenuForbidden: {
    group: 'Chat',
    title: 'No hashtag menu',
    faults: [failWith(['getMagicMenu', 'getMagicMenuUnversioned'], 403, 'This action is unauthorized.')],
  },
  rewriteFails: { group: 'Chat', title: 'Rewriting a text fails', faults: [failWith(['rewriteText'], 500)] },
  focusStreamSlow: {
    group: 'Chat',
    title: 'A card’s words begin after three seconds',
    faults: [{ kind: 'delay', ms: 3000, calls: ['streamFormat'] }],
  },
  focusStreamNever: {
    group: 'Chat',
    title: 'A card’s words never stream',
    faults: [respondWith(['streamFormat'], { data: { format_id: '', status: 'STREAMING' } })],
  },
  cardNeverComes: { group: 'Chat', title: 'A card asked for in the chat never comes', isCardWithheld: true },
  generateFails: {
    group: 'Chat',
    title: 'The assistant makes no card',
    faults: [failWith(['generateCard', 'streamFormat', 'generateRelevantContent'], 500, 'The card could not be made.')],
  },
  ratingFails: {
    group: 'Chat',
    title: 'Thumbs on a reply cannot be kept',
    faults: [failWith(['rateReply', 'updateRating'], 500)],
  },
  userFeedbackFails: {
    group: 'Chat',
    title: 'Feedback about the app fails',
    faults: [failWith(['sendUserFeedback'], 500)],
  },
  recommendationRefused: {
    group: 'Ideas',
    title: 'Recommendations fail with a text',
    faults: [
      failWith(
        ['triggerRecommendation', 'generateInsightRecommendation', 'generateRecommendedCard'],
        422,
        'There is too little on the card to recommend something.',
      ),
    ],
  },
  recommendationFails: {
    group: 'Ideas',
    title: 'Recommendations fail without a text',
    faults: [
      failWith(
        ['getRecommendations', 'triggerRecommendation', 'generateInsightRecommendation', 'generateRecommendedCard'],
        500,
      ),
    ],
  },
  sparksFail: {
    group: 'Ideas',
    title: 'Sparks and engagers do not load',
    faults: [failWith(['getSparks', 'getSparkCategories', 'getEngagers'], 500, 'Server Error')],
  },
  sparksEmpty: {
    group: 'Ideas',
    title: 'No sparks at all',
    faults: [respondWith(['getSparks', 'getSparkCategories'], { data: [] })],
  },
  ideasFail: {
    group: 'Ideas',
    title: 'Ideas fail',
    faults: [failWith(['getIdeas', 'generateIdeas'], 500, 'Server Error')],
  },
  ideaFails: {
    group: 'Ideas',
    title: 'Ideas are offered, but none can be made',
    faults: [failWith(['generateIdeas'], 500, 'Server Error')],
  },
  ideaNever: {
    group: 'Ideas',
    title: 'One idea never comes, unless it is asked for alone',
    isLastIdeaLost: true,
  },
  ideaSlow: { group: 'Ideas', title: 'An idea every three seconds', ideaMs: 3000 },
  ideaCardFails: {
    group: 'Ideas',
    title: 'One card of the chosen ideas fails',
    isLastIdeaCardFailed: true,
  },
  ideaCardsFail: {
    group: 'Ideas',
    title: 'Cards of ideas fail with a code',
    faults: [
      failWith(['generateIdeaCards'], 422, 'The ideas cannot be made into cards.', { code: 'error.stack.generate' }),
    ],
  },
  engagersOne: { group: 'Ideas', title: 'A single engager', faults: [{ kind: 'oneItem', calls: ['getEngagers'] }] },
  engageNever: {
    group: 'Ideas',
    title: 'Engagers and recommendations get no reply',
    isPromptUnanswered: true,
  },
  galleryFails: {
    group: 'Ideas',
    title: 'The gallery does not load',
    faults: [failWith(['getGallery'], 500, 'Server Error')],
  },
  galleryEmpty: {
    group: 'Ideas',
    title: 'A gallery without anything',
    faults: [respondWith(['getGallery'], { data: [] })],
  },
  galleryOne: {
    group: 'Ideas',
    title: 'A gallery with a single item',
    faults: [{ kind: 'oneItem', calls: ['getGallery'] }],
  },
  galleryPictureMissing: {
    group: 'Ideas',
    title: 'The first picture of the gallery is not there',
    isGalleryPictureMissing: true,
  },
  gallerySaveFails: {
    group: 'Ideas',
    title: 'The gallery’s item is not there',
    faults: [failWith(['saveGalleryContent'], 404, 'Oops! Format cannot be found.')],
  },
  uploadTooLarge: {
    group: 'Pictures',
    title: 'Upload: larger than the school takes',
    faults: [
      failWith(['uploadImage', 'saveImageInText'], 422, 'The image uploaded must not be greater than 10MB', {
        code: 'file_too_large',
        errors: { image: ['The image uploaded must not be greater than 10MB'] },
      }),
    ],
  },
  uploadTooLargeForServer: {
    group: 'Pictures',
    title: 'Upload: larger than the server takes (413)',
    faults: [failWith(['uploadImage', 'saveImageInText'], 413, 'Maximum file size limit reached')],
  },
  uploadInfected: {
    group: 'Pictures',
    title: 'Upload: the file has a virus',
    faults: [
      failWith(['uploadImage', 'saveImageInText'], 422, 'File uploaded is infected with a virus', {
        code: 'infected_file',
      }),
    ],
  },
  uploadFails: {
    group: 'Pictures',
    title: 'Upload: fails without a text',
    faults: [failWith(['uploadImage', 'saveImageInText'], 500)],
  },
  uploadSlow: { group: 'Pictures', title: 'Upload: slow, 300 kB a second', uploadSpeed: 300_000 },
  uploadBreaks: {
    group: 'Pictures',
    title: 'Upload: breaks half way',
    uploadSpeed: 300_000,
    isUploadBroken: true,
  },
  imageGenerateFails: {
    group: 'Pictures',
    title: 'Making a picture fails',
    faults: [failWith(['generateImage', 'makeMagicImage', 'generateCardImage'], 500)],
  },
  imageReplaceFails: {
    group: 'Pictures',
    title: 'Replacing a picture fails with a text',
    faults: [failWith(['replaceImage'], 422, 'There is no such picture.')],
  },
  imageMoveFails: { group: 'Pictures', title: 'Moving a picture fails', faults: [failWith(['repositionImage'], 500)] },
  imageSearchFails: {
    group: 'Pictures',
    title: 'Searching pictures fails',
    faults: [failWith(['searchImages', 'findImages'], 500, 'Server Error')],
  },
  imageSearchEmpty: {
    group: 'Pictures',
    title: 'No picture is found',
    faults: [respondWith(['searchImages', 'findImages'], { data: [] })],
  },
  imageSearchMany: { group: 'Pictures', title: '200 pictures are found', imageResults: 200 },
  imagesMissing: { group: 'Pictures', title: 'Pictures do not load', faults: [failWith(['getImage'], 404)] },
} satisfies Record<string, Scenario>
