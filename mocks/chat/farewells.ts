import type { ChatMessage, ChatMode } from '../../src/api/chat.contract'
import type { Role } from '../../src/api/user.contract'
import { findTopic } from '../ai/findTopic'
import { type Language, languageOf } from '../ai/language'
import { concernOf } from '../ai/safeguarding/concern'
import { listInWords, plainText } from '../ai/words'

const isOwn = ({ from }: ChatMessage) => from === 'USER'
const times = (count: number, one: string, many: string) => (count === 1 ? `one ${one}` : `${count} ${many}`)

/** Returns the language of which the person's messages contain more common words; English if both have equally many. */
const languageUsed = (messages: ChatMessage[]): Language =>
  languageOf(
    messages
      .filter(isOwn)
      .map(({ content }) => content)
      .join(' '),
  )

function tutorFarewell(messages: ChatMessage[]): string {
  const { length } = messages.filter(isOwn)
  const topics = [
    ...new Map(messages.flatMap(({ content }) => findTopic(content) ?? []).map((topic) => [topic.id, topic])),
  ]
    .map(([, topic]) => topic)
    .slice(0, 3)
  const [first] = topics
  if (languageUsed(messages) === 'ms') {
    const names = listInWords(
      topics.map(({ malay }) => `**${malay.name}**`),
      'dan',
    )
    const next = first
      ? `\n\nSupaya tidak lupa: terangkan ${first.malay.name} kepada seorang ahli keluarga malam ini.`
      : ''
    return `Awak sudah berfikir dan menjawab ${length === 1 ? 'sekali' : `sebanyak ${length} kali`}${names && ` tentang ${names}`}. Syabas, dan jumpa lagi.${next}`
  }
  const about = topics.length > 0 ? ` about ${listInWords(topics.map(({ name }) => `**${name}**`))}` : ''
  const next = first ? `\n\nTo keep it: ${first.next[0] ?? first.oneLine}` : ''
  return `You thought aloud ${length === 1 ? 'once' : `${length} times`}${about}, and that is how it stays.${next}`
}

function storyFarewell(messages: ChatMessage[]): string {
  const parts = messages.filter((message) => !isOwn(message))
  const hero = /\*\*([^*]+)\*\*/.exec(parts.at(-1)?.content ?? '')?.[1]
  const last = plainText(messages.findLast(isOwn)?.content ?? '')
  if (languageUsed(messages) === 'ms') {
    return `Cerita${hero ? ` **${hero}**` : ' ini'} kini mempunyai ${parts.length} bahagian, dan kata-kata terakhir awak ialah *“${last}”*. Cerita ini kekal dalam sembang; tekan **Tambah** di bawah satu bahagian untuk menyimpannya di papan awak.`
  }
  return `The story${hero ? ` of **${hero}**` : ''} has ${times(parts.length, 'part', 'parts')} now, and your last words in it were *“${last}”*. It stays in this chat; press **Add** under a part to keep that part on your board.`
}

/** Farewell after a disclosure of danger or distress. It quotes nothing and names the sources of help once more. */
const FAREWELL_WITH_CARE = {
  student: {
    en: 'Thank you for telling me what you told me. Please say it to **an adult you trust** today as well, or call **Talian Kasih 15999**, day or night.',
    ms: 'Terima kasih kerana memberitahu saya. Tolong beritahu **orang dewasa yang awak percayai** hari ini juga, atau hubungi **Talian Kasih 15999**, 24 jam sehari.',
  },
  teacher: {
    en: 'Thank you for telling me what you told me. Please say it to **a colleague you trust**, your head or a doctor today as well, or call **Talian Kasih 15999**, day or night.',
    ms: 'Terima kasih kerana memberitahu saya. Tolong beritahu **rakan sekerja yang dipercayai**, guru besar atau doktor hari ini juga, atau hubungi **Talian Kasih 15999**, 24 jam sehari.',
  },
}
const needsCare = ({ content }: ChatMessage) => ['danger', 'sad', 'harmful'].includes(concernOf(content) ?? '')

/** Returns the assistant's closing message of a tutor or writer session; '' if the person has sent no message. */
export function farewellFor(chatMode: ChatMode, messages: ChatMessage[], role: Role): string {
  if (chatMode === 'normal' || !messages.some(isOwn)) return ''
  const worrying = messages.findLast((message) => isOwn(message) && needsCare(message))
  if (worrying) return FAREWELL_WITH_CARE[role][languageOf(worrying.content)]
  return chatMode === 'creative-writer' ? storyFarewell(messages) : tutorFarewell(messages)
}
