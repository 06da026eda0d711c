import type { CardType } from '../../src/api/cards/card.schema'
import type { ResponseOf } from '../../src/api/core/call'
import type { chatCalls } from '../../src/api/chat.contract'
import type { ContentLanguage } from '../server/router'
import { agentNames } from './agents'
import { hashtagTypes } from './intent'

type Names = Readonly<Record<(typeof hashtagTypes)[number], string>>

const CARD_NAMES: Readonly<Record<ContentLanguage, Names>> = {
  en: {
    quiz: 'Quiz',
    question: 'Question',
    text: 'Text',
    table: 'Table',
    image: 'Image',
    video: 'Video',
    lessonplan: 'Lesson Plan',
    studyaid: 'Study Aid',
    memorization: 'Memorization',
    intro: 'Introduction',
    drawing: 'Drawing',
    documentlink: 'Document Link',
    hillchart: 'Hill Chart',
    stack: 'Stack',
  },
  ms: {
    quiz: 'Kuiz',
    question: 'Soalan',
    text: 'Teks',
    table: 'Jadual',
    image: 'Imej',
    video: 'Video',
    lessonplan: 'Rancangan Pengajaran',
    studyaid: 'Bahan Bantu Belajar',
    memorization: 'Hafalan',
    intro: 'Pengenalan',
    drawing: 'Lukisan',
    documentlink: 'Pautan Dokumen',
    hillchart: 'Carta Bukit',
    stack: 'Timbunan',
  },
}

const MODE_NAMES: Readonly<Record<ContentLanguage, { tutorme: string; writeastory: string }>> = {
  en: { tutorme: 'Tutor me', writeastory: 'Write a story' },
  ms: { tutorme: 'Ajar saya', writeastory: 'Tulis cerita' },
}

const chat = (id: string, name: string, icon: string, isDefault = false) => ({
  id,
  name,
  icon,
  default: isDefault,
  hashtags: [`#${id}`],
})

/** The hashtag menu, without types that derive from results or other cards (C-147, D-3111, D-3019). Only names depend on the language. */
export function magicMenuIn(language: ContentLanguage): ResponseOf<typeof chatCalls.getMagicMenu> {
  const agents = agentNames[language]
  const modes = MODE_NAMES[language]
  return {
    data: {
      format: hashtagTypes.map((type: CardType & keyof Names) => ({
        id: type,
        name: CARD_NAMES[language][type],
        icon: type,
        default: false,
        hashtags: [`#${type}`],
      })),
      chats: [
        chat('standard', agents.standard, 'chat', true),
        chat('brief', agents.brief, 'bolt'),
        chat('everyday', agents.everyday, 'home'),
        chat('tutorme', modes.tutorme, 'school'),
        chat('writeastory', modes.writeastory, 'edit'),
      ],
    },
  }
}
