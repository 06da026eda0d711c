/** Content of a card on paper (D-0072) or on a slide: like the open card, but without controls and solutions. */
import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { knownCardType } from '@/cardTypes/definitions'
import { documentHost } from '@/cardTypes/documentLink/documentHost'
import { numberText, percentOf } from '@/cardTypes/rules/formatDate'
import { PICTURE_SIZE, type ImageUrlBuilder } from '@/cardTypes/rules/imageUrl'
import { classResults } from '@/cardTypes/insight/classResults'
import { cardTitle, marksLabel, typeLabel } from '@/cardTypes/rules/labels'
import { videoAddress } from '@/cardTypes/video/videoAddress'
import type { Translate } from '@/i18n/i18n'
import { sanitise } from '@/lib/html/sanitise'
import { translateElements } from '@/lib/html/translateElements'

export type CardSheet = {
  cardId: string
  /** 1 for the exported card, 2 for its children, and so on. */
  level: number
  title: string
  subtitle: string
  kind: string
  /** True if students answer the sheet on paper. */
  isQuestion: boolean
  /** URL of the card's picture; null without one. */
  picture: string | null
  /** Sanitised HTML. */
  html: string
}

export type SheetTools = {
  t: Translate
  imageUrl: ImageUrlBuilder
  /** True if a class watches: the sheet then names no student, and its picture has the size of a screen. */
  isPublic?: boolean
}

/** Size of a picture that fills a screen of 1920 × 1080. */
const SLIDE_PICTURE_SIZE = { width: 1600, height: 1200 }

type Content<Shown extends Card> = (card: Shown, tools: SheetTools) => string

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string | null | undefined) =>
  decodeEntities(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
const rich = (html: string | null, { imageUrl }: SheetTools) =>
  sanitise(translateElements(html ?? ''), (src) => imageUrl(src, PICTURE_SIZE))
const heading = (text: string) => `<h2>${escaped(text)}</h2>`
const link = (url: string) => `<p><a href="${escaped(url)}">${escaped(url)}</a></p>`

function htmlTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (name: 'th' | 'td', row: readonly string[]) =>
    headers.map((_, column) => `<${name}>${escaped(row[column])}</${name}>`).join('')
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<table><thead><tr>${cells('th', headers)}</tr></thead><tbody>${body}</tbody></table>`
}

const richText: Content<CardOf<'text' | 'intro' | 'memorization' | 'studyaid'>> = ({ body }, tools) => rich(body, tools)

const nextSteps = (
  {
    celebrate,
    explore,
    recommendation,
  }: Pick<CardOf<'selfquestioninsight'>, 'celebrate' | 'explore' | 'recommendation'>,
  tools: SheetTools,
) =>
  heading(tools.t('formats.insight.celebrate')) +
  rich(typeof celebrate === 'number' ? `<p>${numberText(percentOf(celebrate))}%</p>` : celebrate, tools) +
  heading(tools.t('formats.insight.explore')) +
  rich(explore, tools) +
  (recommendation ? heading(tools.t('formats.insight.recommendation')) + rich(recommendation, tools) : '')

const insight: Content<CardOf<'selfquestioninsight' | 'schoolquestioninsight' | 'studentquestioninsight'>> = (
  card,
  tools,
) => {
  const { stats, insight_summary } = card
  const feedback = 'teacher_feedback' in card ? card.teacher_feedback : null
  const fact = tools.t('formats.insight.correct', { correct: stats.correct_answers, count: stats.question_count })
  return [
    `<p><strong>${numberText(percentOf(stats.average_score))}%</strong> ${escaped(fact)}</p>`,
    rich(insight_summary, tools),
    feedback ? `${heading(tools.t('formats.insight.feedback'))}<blockquote>${escaped(feedback)}</blockquote>` : '',
    nextSteps(card, tools),
  ].join('')
}

const onlyPicture = () => ''
/** A stack has no content of its own; its cards follow on separate sheets. */
const onlyTitle = () => ''

const CONTENT: { [Type in CardType]: Content<CardOf<Type>> } = {
  text: richText,
  intro: richText,
  memorization: richText,
  studyaid: richText,
  lessonplan: ({ body, lesson_resources }, tools) => {
    const items = lesson_resources.map(
      ({ title, recommendedResourcePrompt }) =>
        `<li><strong>${escaped(title)}</strong>: ${escaped(recommendedResourcePrompt)}</li>`,
    )
    const materials =
      items.length > 0 ? `${heading(tools.t('formats.lesson.materials'))}<ul>${items.join('')}</ul>` : ''
    return rich(body, tools) + materials
  },
  table: ({ body }, tools) =>
    rich(body.content, tools) +
    body.data_tables
      .map(({ name, headers, rows }, index) => {
        const label = decodeEntities(name).trim() || tools.t('formats.table.unnamed', { number: index + 1 })
        return heading(label) + htmlTable(headers, rows)
      })
      .join(''),
  question: (card, { t }) => {
    const question = decodeEntities(card.question).trim()
    const hint = t(card.is_multi_select ? 'formats.question.chooseSeveral' : 'formats.question.chooseOne')
    const facts = [hint, marksLabel(card, t)].filter(Boolean).join(' · ')
    const answers = card.answers.map(
      ({ label, text }) => `<p>☐ <strong>${escaped(label)}</strong> ${escaped(text)}</p>`,
    )
    return `${question === cardTitle(card, t) ? '' : `<p>${escaped(card.question)}</p>`}${answers.join('')}<p><em>${escaped(facts)}</em></p>`
  },
  video: ({ videoId, body }, tools) => {
    const address = videoAddress(videoId, 'en')
    return (address ? link(address.page) : '') + rich(body, tools)
  },
  documentlink: ({ data: { url }, body }, tools) =>
    (documentHost(url) ? link(url) : `<p>${escaped(url)}</p>`) + rich(body, tools),
  hillchart: ({ scopes, body }, tools) =>
    htmlTable(
      [tools.t('formats.hill.scopes'), tools.t('export.status'), '%'],
      scopes.map(({ name, status, percentage }) => [
        name,
        tools.t(`formats.hill.status.${status}`),
        numberText(percentage),
      ]),
    ) + rich(body, tools),
  image: onlyPicture,
  imageupload: onlyPicture,
  drawing: onlyPicture,
  shape: onlyPicture,
  annotation: onlyPicture,
  selfquestioninsight: insight,
  schoolquestioninsight: insight,
  studentquestioninsight: insight,
  classquestioninsight: (card, tools) => {
    const { summary, stats, clustersCER } = card
    const { students, questions } = classResults(card, tools.t)
    const { students_completed: completed, students_shared_with: count } = stats
    const fact = tools.t('formats.insight.completed', { completed, count })
    // The generated texts name students as well.
    const named = tools.isPublic
      ? []
      : [
          rich(summary, tools),
          nextSteps(clustersCER.whole_class, tools),
          heading(tools.t('formats.insight.groups')),
          htmlTable(students.headers, students.rows),
        ]
    return [
      `<p><strong>${numberText(percentOf(stats.average_score))}%</strong> ${escaped(fact)}</p>`,
      ...named,
      heading(tools.t('formats.insight.questions')),
      htmlTable(questions.headers, questions.rows),
    ].join('')
  },
  quiz: onlyTitle,
  stack: onlyTitle,
  group: onlyTitle,
  groupinsight: onlyTitle,
}

function pictureOf(card: Card): string | null {
  if (card.type === 'question' && !card.showImage) return null
  if (card.type === 'video') return card.thumbnail ?? card.image
  return card.image ?? (card.type in CONTENT && CONTENT[card.type] === onlyPicture ? card.previewURL : null)
}

/** Returns the URL of the picture on a card's sheet; null without one. */
export function sheetPicture(card: Card, { imageUrl, isPublic }: SheetTools): string | null {
  const picture = pictureOf(card)
  return (picture && imageUrl(picture, isPublic ? SLIDE_PICTURE_SIZE : PICTURE_SIZE)) || null
}

/**
 * Makes the sheet of a card.
 * @param level 1 for the exported card, 2 for its children, and so on
 */
export function cardSheet(card: Card, level: number, tools: SheetTools): CardSheet {
  // TypeScript cannot see that the function matches `card.type`. The mapped type of `CONTENT` guarantees it.
  const content = CONTENT[knownCardType(card)] as Content<Card>
  return {
    cardId: card.id,
    level,
    title: cardTitle(card, tools.t),
    subtitle: decodeEntities(card.subtitle).trim(),
    kind: typeLabel(card, tools.t),
    isQuestion: card.type === 'question',
    picture: sheetPicture(card, tools),
    html: content(card, tools),
  }
}
