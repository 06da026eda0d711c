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
import type { Card, CardType } from '@/api/card.schema'
import { GroupSmall } from './container/GroupSmall'
import { QuizSmall } from './container/QuizSmall'
import { StackSmall } from './container/StackSmall'
import { DocumentLinkSmall } from './documentLink/DocumentLinkSmall'
import type { Format } from './format'
import { HillChartSmall } from './hillChart/HillChartSmall'
import { ClassInsightSmall } from './insight/ClassInsightSmall'
import { InsightSmall } from './insight/InsightSmall'
import { PictureSmall } from './picture/PictureSmall'
import { QuestionSmall } from './question/QuestionSmall'
import { TableSmall } from './table/TableSmall'
import { VideoSmall } from './video/VideoSmall'
import { WrittenSmall } from './written/WrittenSmall'

const WrittenFocus = lazy(() => import('./written/WrittenFocus').then((file) => ({ default: file.WrittenFocus })))
const LessonPlanFocus = lazy(() =>
  import('./written/LessonPlanFocus').then((file) => ({ default: file.LessonPlanFocus })),
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

const written = { Small: WrittenSmall, Focus: WrittenFocus, opensAs: 'focus', focusLayout: 'banner' } as const
const picture = { Small: PictureSmall, Focus: PictureFocus, opensAs: 'focus', focusLayout: 'hero' } as const
const insight = { Small: InsightSmall, Focus: InsightFocus, opensAs: 'focus', focusLayout: 'plain' } as const
const container = { Focus: ContainerFocus, focusLayout: 'banner' } as const

/** The one table of card types (decisions/board 6). A new type is one folder and one line here. */
export const formats: { [Type in CardType]: Format<Type> } = {
  text: { ...written, labelKey: 'formats.type.text', icon: FileText },
  intro: { ...written, labelKey: 'formats.type.intro', icon: Sprout },
  memorization: { ...written, labelKey: 'formats.type.memorization', icon: Brain },
  studyaid: { ...written, labelKey: 'formats.type.studyaid', icon: BookOpen },
  lessonplan: { ...written, Focus: LessonPlanFocus, labelKey: 'formats.type.lessonplan', icon: ClipboardList },
  image: { ...picture, labelKey: 'formats.type.image', icon: Image },
  imageupload: { ...picture, labelKey: 'formats.type.imageupload', icon: ImageUp },
  drawing: { ...picture, labelKey: 'formats.type.drawing', icon: Pencil },
  shape: { ...picture, labelKey: 'formats.type.shape', icon: Shapes },
  annotation: { ...picture, labelKey: 'formats.type.annotation', icon: Highlighter },
  table: {
    Small: TableSmall,
    Focus: TableFocus,
    opensAs: 'focus',
    focusLayout: 'banner',
    labelKey: 'formats.type.table',
    icon: Table2,
  },
  video: {
    Small: VideoSmall,
    Focus: VideoFocus,
    opensAs: 'focus',
    focusLayout: 'hero',
    labelKey: 'formats.type.video',
    icon: CirclePlay,
  },
  documentlink: {
    Small: DocumentLinkSmall,
    Focus: DocumentLinkFocus,
    opensAs: 'focus',
    focusLayout: 'banner',
    labelKey: 'formats.type.documentlink',
    icon: Paperclip,
  },
  question: {
    Small: QuestionSmall,
    Focus: QuestionFocus,
    opensAs: 'focus',
    focusLayout: 'quiet',
    labelKey: 'formats.type.question',
    icon: MessageCircleQuestionMark,
  },
  hillchart: {
    Small: HillChartSmall,
    Focus: HillChartFocus,
    opensAs: 'focus',
    focusLayout: 'plain',
    labelKey: 'formats.type.hillchart',
    icon: MountainSnow,
  },
  selfquestioninsight: { ...insight, labelKey: 'formats.type.selfquestioninsight', icon: Lightbulb },
  schoolquestioninsight: { ...insight, labelKey: 'formats.type.schoolquestioninsight', icon: School },
  studentquestioninsight: { ...insight, labelKey: 'formats.type.studentquestioninsight', icon: UserRoundCheck },
  classquestioninsight: {
    Small: ClassInsightSmall,
    Focus: ClassInsightFocus,
    opensAs: 'focus',
    focusLayout: 'plain',
    labelKey: 'formats.type.classquestioninsight',
    icon: ChartNoAxesColumn,
  },
  quiz: { ...container, Small: QuizSmall, opensAs: 'stack', labelKey: 'formats.type.quiz', icon: ListChecks },
  stack: { ...container, Small: StackSmall, opensAs: 'stack', labelKey: 'formats.type.stack', icon: Layers },
  group: { ...container, Small: GroupSmall, opensAs: 'focus', labelKey: 'formats.type.group', icon: LayoutGrid },
  groupinsight: {
    ...container,
    Small: GroupSmall,
    opensAs: 'focus',
    labelKey: 'formats.type.groupinsight',
    icon: Group,
  },
}

/**
 * The format of a card, with components that take exactly this card. A type that this client does not know, as a newer server
 * may send it, is shown as a text.
 */
export function formatOf(card: Card): Format {
  // The compiler cannot see that the entry under card.type is the one whose components take this card; the table's type says so.
  return (formats[card.type] ?? formats.text) as Format
}
