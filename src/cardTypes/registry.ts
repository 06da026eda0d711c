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
import { lazy } from 'react'
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

const RichTextFocus = lazy(() => import('./richText/RichTextFocus').then((file) => ({ default: file.RichTextFocus })))
const LessonPlanFocus = lazy(() =>
  import('./richText/LessonPlanFocus').then((file) => ({ default: file.LessonPlanFocus })),
)
const TableFocus = lazy(() => import('./table/TableFocus').then((file) => ({ default: file.TableFocus })))
const PictureFocus = lazy(() => import('./picture/PictureFocus').then((file) => ({ default: file.PictureFocus })))
const VideoFocus = lazy(() => import('./video/VideoFocus').then((file) => ({ default: file.VideoFocus })))
const DocumentLinkFocus = lazy(() =>
  import('./documentLink/DocumentLinkFocus').then((file) => ({ default: file.DocumentLinkFocus })),
)
const QuestionFocus = lazy(() => import('./question/QuestionFocus').then((file) => ({ default: file.QuestionFocus })))
const ContainerFocus = lazy(() =>
  import('./container/ContainerFocus').then((file) => ({ default: file.ContainerFocus })),
)
const HillChartFocus = lazy(() =>
  import('./hillChart/HillChartFocus').then((file) => ({ default: file.HillChartFocus })),
)
const InsightFocus = lazy(() => import('./insight/InsightFocus').then((file) => ({ default: file.InsightFocus })))
const ClassInsightFocus = lazy(() =>
  import('./insight/ClassInsightFocus').then((file) => ({ default: file.ClassInsightFocus })),
)

const richText = {
  Thumbnail: RichTextThumbnail,
  FocusView: RichTextFocus,
  opensIn: 'focus',
  focusLayout: 'banner',
} as const
const picture = { Thumbnail: PictureThumbnail, FocusView: PictureFocus, opensIn: 'focus', focusLayout: 'hero' } as const
const insight = {
  Thumbnail: InsightThumbnail,
  FocusView: InsightFocus,
  opensIn: 'focus',
  focusLayout: 'plain',
} as const
const container = { FocusView: ContainerFocus, focusLayout: 'banner' } as const

/** The registry of card types (B-014 to B-036, D-2510). A new type is one folder and one entry here. */
export const cardTypeDefinitions: { [Type in CardType]: CardTypeDefinition<Type> } = {
  text: { ...richText, labelKey: 'formats.type.text', icon: FileText },
  intro: { ...richText, labelKey: 'formats.type.intro', icon: Sprout },
  memorization: { ...richText, labelKey: 'formats.type.memorization', icon: Brain },
  studyaid: { ...richText, labelKey: 'formats.type.studyaid', icon: BookOpen },
  lessonplan: { ...richText, FocusView: LessonPlanFocus, labelKey: 'formats.type.lessonplan', icon: ClipboardList },
  image: { ...picture, labelKey: 'formats.type.image', icon: Image },
  imageupload: { ...picture, labelKey: 'formats.type.imageupload', icon: ImageUp },
  drawing: { ...picture, labelKey: 'formats.type.drawing', icon: Pencil },
  shape: { ...picture, labelKey: 'formats.type.shape', icon: Shapes },
  annotation: { ...picture, labelKey: 'formats.type.annotation', icon: Highlighter },
  table: {
    Thumbnail: TableThumbnail,
    FocusView: TableFocus,
    opensIn: 'focus',
    focusLayout: 'banner',
    labelKey: 'formats.type.table',
    icon: Table2,
  },
  video: {
    Thumbnail: VideoThumbnail,
    FocusView: VideoFocus,
    opensIn: 'focus',
    focusLayout: 'hero',
    labelKey: 'formats.type.video',
    icon: CirclePlay,
  },
  documentlink: {
    Thumbnail: DocumentLinkThumbnail,
    FocusView: DocumentLinkFocus,
    opensIn: 'focus',
    focusLayout: 'banner',
    labelKey: 'formats.type.documentlink',
    icon: Paperclip,
  },
  question: {
    Thumbnail: QuestionThumbnail,
    FocusView: QuestionFocus,
    opensIn: 'focus',
    focusLayout: 'compactTitle',
    labelKey: 'formats.type.question',
    icon: MessageCircleQuestionMark,
  },
  hillchart: {
    Thumbnail: HillChartThumbnail,
    FocusView: HillChartFocus,
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
    FocusView: ClassInsightFocus,
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

/**
 * The definition of a card's type, with components that take exactly this card. A type unknown to this client (from a
 * newer server) falls back to text.
 */
export function getCardTypeDefinition(card: Card): CardTypeDefinition {
  // TypeScript cannot correlate card.type with the entry's components; the mapped type of the registry guarantees it.
  return cardTypeDefinitions[Object.hasOwn(cardTypeDefinitions, card.type) ? card.type : 'text'] as CardTypeDefinition
}
