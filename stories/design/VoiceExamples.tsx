import { texts as boardEn } from '@/i18n/en/board'
import { texts as chatEn } from '@/i18n/en/chat'
import { texts as startEn } from '@/i18n/en/start'
import { texts as boardMs } from '@/i18n/ms/board'
import { texts as chatMs } from '@/i18n/ms/chat'
import { texts as startMs } from '@/i18n/ms/start'
import { mergeTexts, translate } from '@/i18n/translate'

const texts = {
  en: [startEn, boardEn, chatEn].reduce(mergeTexts, {}),
  ms: [startMs, boardMs, chatMs].reduce(mergeTexts, {}),
}

/** Keys of texts of the app, with what each shows about the voice. */
const examples = [
  ['error.page.500.text', 'Begins with what is safe, then says what helps.'],
  ['error.page.404.text', 'Speaks of cards, not of URLs or status codes.'],
  ['chat.interrupted', 'Says what is still there before what is lost.'],
  ['chat.failed', 'Short, without blame and without an excuse.'],
  ['confirmation.delete.text', 'Is true: says how long the way back is open.'],
  ['board.empty.text', 'Invites with a question; the buddy is named, not "AI".'],
  ['error.429', 'A limit has an end, and something else can be done until then.'],
] as const

/** Texts of the app in both languages, each with the rule that it follows. */
export const VoiceExamples = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">English</th>
        <th scope="col">Bahasa Melayu</th>
        <th scope="col">Why</th>
      </tr>
    </thead>
    <tbody>
      {examples.map(([key, reason]) => (
        <tr key={key}>
          <td>{translate('en', texts.en, key, { buddy: 'Ting' })}</td>
          <td lang="ms">{translate('ms', texts.ms, key, { buddy: 'Ting' })}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
