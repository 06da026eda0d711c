import {
  BookOpen,
  Brain,
  ChartNoAxesColumn,
  CirclePlay,
  ClipboardList,
  FileText,
  Group,
  Highlighter,
  Image,
  ImageUp,
  Layers,
  Lightbulb,
  LayoutGrid,
  ListChecks,
  MessageCircleQuestionMark,
  MountainSnow,
  Paperclip,
  Pencil,
  School,
  Shapes,
  Sprout,
  Table2,
  UserRoundCheck,
} from 'lucide-react'
import type { Card, CardType } from '@/api/cards/card.schema'
import { GroupThumbnail } from './container/GroupThumbnail'
import { QuizThumbnail } from './container/QuizThumbnail'
import { StackThumbnail } from './container/StackThumbnail'
import { DocumentLinkThumbnail } from './documentLink/DocumentLinkThumbnail'
import type { CardTypeDefinition } from './cardTypeDefinition'
import { HillChartThumbnail } from './hillChart/HillChartThumbnail'
import { ClassInsightThumbnail } from './insight/ClassInsightThumbnail'
import { InsightThumbnail } from './insight/InsightThumbnail'
import { PictureThumbnail } from './picture/PictureThumbnail'
import { QuestionThumbnail } from './question/QuestionThumbnail'
import { TableThumbnail } from './table/TableThumbnail'
import { VideoThumbnail } from './video/VideoThumbnail'
import { RichTextThumbnail } from './richText/RichTextThumbnail'

const richText = {
  Thumbnail: RichTextThumbnail,
  opensIn: 'focus',
  focusLayout: 'banner',
} as const
const picture = { Thumbnail: PictureThumbnail, opensIn: 'focus', focusLayout: 'hero' } as const
const insight = {
  Thumbnail: InsightThumbnail,
  opensIn: 'focus',
  focusLayout: 'plain',
} as const
const container = { focusLayout: 'banner' } as const

/** The registry of card types (B-014 to B-036, D-2510). A new type is one folder, an entry here and one in `src/app/focusViews.ts`. */
export const cardTypeDefinitions: { [Type in CardType]: CardTypeDefinition<Type> } = {
  text: { ...richText, labelKey: 'formats.type.text', icon: FileText },
  intro: { ...richText, labelKey: 'formats.type.intro', icon: Sprout },
  memorization: { ...richText, labelKey: 'formats.type.memorization', icon: Brain },
  studyaid: { ...richText, labelKey: 'formats.type.studyaid', icon: BookOpen },
  lessonplan: { ...richText, labelKey: 'formats.type.lessonplan', icon: ClipboardList },
  image: { ...picture, labelKey: 'formats.type.image', icon: Image },
  imageupload: { ...picture, labelKey: 'formats.type.imageupload', icon: ImageUp },
  drawing: { ...picture, labelKey: 'formats.type.drawing', icon: Pencil },
  shape: { ...picture, labelKey: 'formats.type.shape', icon: Shapes },
  annotation: { ...picture, labelKey: 'formats.type.annotation', icon: Highlighter },
  table: {
    Thumbnail: TableThumbnail,
    opensIn: 'focus',
    focusLayout: 'banner',
    labelKey: 'formats.type.table',
    icon: Table2,
  },
  video: {
    Thumbnail: VideoThumbnail,
    opensIn: 'focus',
    focusLayout: 'hero',
    labelKey: 'formats.type.video',
    icon: CirclePlay,
  },
  documentlink: {
    Thumbnail: DocumentLinkThumbnail,
    opensIn: 'focus',
    focusLayout: 'banner',
    labelKey: 'formats.type.documentlink',
    icon: Paperclip,
  },
  question: {
    Thumbnail: QuestionThumbnail,
    opensIn: 'focus',
    focusLayout: 'compactTitle',
    labelKey: 'formats.type.question',
    icon: MessageCircleQuestionMark,
  },
  hillchart: {
    Thumbnail: HillChartThumbnail,
    opensIn: 'focus',
    focusLayout: 'plain',
    labelKey: 'formats.type.hillchart',
    icon: MountainSnow,
  },
  selfquestioninsight: { ...insight, labelKey: 'formats.type.selfquestioninsight', icon: Lightbulb },
  schoolquestioninsight: { ...insight, labelKey: 'formats.type.schoolquestioninsight', icon: School },
  studentquestioninsight: { ...insight, labelKey: 'formats.type.studentquestioninsight', icon: UserRoundCheck },
  classquestioninsight: {
    Thumbnail: ClassInsightThumbnail,
    opensIn: 'focus',
    focusLayout: 'plain',
    labelKey: 'formats.type.classquestioninsight',
    icon: ChartNoAxesColumn,
  },
  quiz: { ...container, Thumbnail: QuizThumbnail, opensIn: 'stack', labelKey: 'formats.type.quiz', icon: ListChecks },
  stack: { ...container, Thumbnail: StackThumbnail, opensIn: 'stack', labelKey: 'formats.type.stack', icon: Layers },
  group: {
    ...container,
    Thumbnail: GroupThumbnail,
    opensIn: 'focus',
    labelKey: 'formats.type.group',
    icon: LayoutGrid,
  },
  groupinsight: {
    ...container,
    Thumbnail: GroupThumbnail,
    opensIn: 'focus',
    labelKey: 'formats.type.groupinsight',
    icon: Group,
  },
}

/** The type of a card as far as this client knows it: a type from a newer server falls back to text. */
export const knownCardType = ({ type }: Card): CardType => (Object.hasOwn(cardTypeDefinitions, type) ? type : 'text')

/**
 * The definition of a card's type, with components that take exactly this card.
 */
export function getCardTypeDefinition(card: Card): CardTypeDefinition {
  // TypeScript cannot correlate card.type with the entry's components; the mapped type of the registry guarantees it.
  return cardTypeDefinitions[knownCardType(card)] as CardTypeDefinition
}
