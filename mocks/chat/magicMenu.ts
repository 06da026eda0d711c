import type { CardType } from '../../src/api/cards/card.schema'
import type { ResponseOf } from '../../src/api/core/call'
import type { chatCalls } from '../../src/api/chat.contract'
import { hashtagTypes } from './intent'

const NAMES: Readonly<Record<(typeof hashtagTypes)[number], string>> = {
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
}

const chat = (id: string, name: string, icon: string, isDefault = false) => ({
  id,
  name,
  icon,
  default: isDefault,
  hashtags: [`#${id}`],
})

/** The hashtag menu, without types that derive from results or other cards (C-147, D-3111, D-3019). */
export const magicMenu: ResponseOf<typeof chatCalls.getMagicMenu> = {
  data: {
    format: hashtagTypes.map((type: CardType & keyof typeof NAMES) => ({
      id: type,
      name: NAMES[type],
      icon: type,
      default: false,
      hashtags: [`#${type}`],
    })),
    chats: [
      chat('standard', 'Standard', 'chat', true),
      chat('tutorme', 'Tutor me', 'school'),
      chat('writeastory', 'Write a story', 'edit'),
    ],
  },
}
