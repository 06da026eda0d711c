import type { FocusViews } from '@/cardTypes/cardTypeDefinition'
import { lazyComponent } from '@/lib/lazyComponent'

const richText = lazyComponent(() => import('@/cardTypes/richText/RichTextFocus').then((file) => file.RichTextFocus))
const picture = lazyComponent(() => import('@/cardTypes/picture/PictureFocus').then((file) => file.PictureFocus))
const container = lazyComponent(() =>
  import('@/cardTypes/container/ContainerFocus').then((file) => file.ContainerFocus),
)
const insight = lazyComponent(() => import('@/cardTypes/insight/InsightFocus').then((file) => file.InsightFocus))

/** What an open card of each type shows (D-2510, D-0049), loaded when the first card of the type is opened. */
export const focusViews: FocusViews = {
  text: richText,
  intro: richText,
  memorization: richText,
  studyaid: richText,
  lessonplan: lazyComponent(() => import('@/cardTypes/richText/LessonPlanFocus').then((file) => file.LessonPlanFocus)),
  image: picture,
  imageupload: picture,
  drawing: picture,
  shape: picture,
  annotation: picture,
  table: lazyComponent(() => import('@/cardTypes/table/TableFocus').then((file) => file.TableFocus)),
  video: lazyComponent(() => import('@/cardTypes/video/VideoFocus').then((file) => file.VideoFocus)),
  documentlink: lazyComponent(() =>
    import('@/cardTypes/documentLink/DocumentLinkFocus').then((file) => file.DocumentLinkFocus),
  ),
  question: lazyComponent(() => import('@/cardTypes/question/QuestionFocus').then((file) => file.QuestionFocus)),
  hillchart: lazyComponent(() => import('@/cardTypes/hillChart/HillChartFocus').then((file) => file.HillChartFocus)),
  selfquestioninsight: insight,
  schoolquestioninsight: insight,
  studentquestioninsight: insight,
  classquestioninsight: lazyComponent(() =>
    import('@/cardTypes/insight/ClassInsightFocus').then((file) => file.ClassInsightFocus),
  ),
  quiz: container,
  stack: container,
  group: container,
  groupinsight: container,
}
