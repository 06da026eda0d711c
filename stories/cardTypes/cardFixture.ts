import type { Card, CardOf, CardType } from '@/api/cards/card.schema'
import { circuitsLesson, moonPhases, photosynthesis, planets, waterCycle } from './bodies'
import { classResult, individualResult } from './insightFixtures'
import { pictureUrl } from './pictureUrl'

/** Fields that all types have: a card that a teacher owns and has not shared. */
const base = {
  temp_id: null,
  subtitle: null,
  subtype: null,
  image: null,
  image_y: 50,
  srcset: null,
  previewURL: null,
  position: null,
  parent_id: null,
  stack_board_id: null,
  parent_owner_id: null,
  owner_id: 12,
  shared_by: null,
  isOwner: true,
  share_status: 'default',
  share_opened: false,
  is_empty_state: false,
  loading: false,
  skeleton: false,
  mediaLoading: false,
  lesson_resources: [],
  show_alert: false,
  ai_suggestion_level: null,
  ai_suggestions: null,
  is_ai_suggestion_enabled: false,
  recommendations: null,
  base_lo: [],
  related_lo: [],
  created_at: '2026-11-03T01:15:00Z',
  updated_at: '2026-11-18T06:30:00Z',
  body: null,
  data: null,
} as const satisfies Partial<Card>

const withChildren = (cards: number, minutes: number) => ({
  data: { cards },
  childCount: cards,
  readingTime: { minutes_to_consume: minutes },
  first_child_id: cards > 0 ? 'first-child' : null,
})

/** Fields in which each type differs from `base`. TypeScript reports a missing type. */
const samples: {
  [Type in CardType]: Omit<CardOf<Type>, Exclude<keyof typeof base, 'body' | 'data'> | 'id' | 'type'> &
    Partial<CardOf<Type>>
} = {
  text: {
    title: 'Photosynthesis: How Plants Make Food',
    subtitle: 'Science · Year 4',
    body: photosynthesis,
    data: null,
    image: pictureUrl('photosynthesis'),
  },
  intro: { title: 'The Water Cycle', subtitle: 'A drop on its way round', body: waterCycle, data: null },
  memorization: { title: 'The Planets in Order', subtitle: 'A sentence to remember', body: planets, data: null },
  studyaid: { title: 'Phases of the Moon', subtitle: 'Why it changes its shape', body: moonPhases, data: null },
  lessonplan: {
    title: 'Lesson Plan: Series and Parallel Circuits',
    subtitle: 'Year 5, 60 minutes',
    body: circuitsLesson,
    data: null,
    lesson_resources: [
      {
        title: 'Lamps in a row',
        type: 'quiz',
        recommendedResourcePrompt: 'Five questions about what happens when one lamp is taken out.',
      },
      {
        title: 'Symbols of the circuit',
        type: 'memorization',
        recommendedResourcePrompt: 'Cell, lamp, switch and wire with a memory aid each.',
      },
      {
        title: 'A walk through our house',
        type: 'text',
        recommendedResourcePrompt: 'A short reading text about the sockets and lamps at home.',
      },
    ],
  },
  image: {
    title: 'Coral Reef off Semporna',
    subtitle: 'Sabah',
    body: null,
    data: null,
    image: pictureUrl('coral-reef'),
  },
  imageupload: {
    title: 'Our Class Garden in Week 9',
    subtitle: 'The long beans won',
    body: null,
    data: null,
    image: pictureUrl('garden'),
  },
  drawing: {
    title: 'Life Cycle of a Butterfly',
    subtitle: null,
    body: null,
    data: null,
    previewURL: pictureUrl('butterfly'),
  },
  shape: {
    title: 'Nets of a Cube &amp; a Cuboid',
    subtitle: 'Cut, fold, count',
    body: null,
    data: null,
    image: pictureUrl('shapes'),
  },
  annotation: {
    title: 'Marked Map: The Two Monsoons',
    subtitle: null,
    body: null,
    data: null,
    image: pictureUrl('map-malaysia'),
  },
  table: {
    title: 'The Planets Compared',
    subtitle: 'Size, moons and the length of a year',
    data: null,
    body: {
      content:
        '<p>Diameters are measured across the equator. The giants keep gaining moons, because telescopes find small ones.</p>',
      data_tables: [
        {
          name: 'Rocky planets',
          headers: ['Planet', 'Diameter (km)', 'Moons', 'One year lasts'],
          rows: [
            ['Mercury', '4,879', '0', '88 days'],
            ['Venus', '12,104', '0', '225 days'],
            ['Earth', '12,756', '1', '365 days'],
            ['Mars', '6,792', '2', '687 days'],
          ],
        },
        {
          name: 'Giant planets',
          headers: ['Planet', 'Diameter (km)', 'Moons', 'One year lasts'],
          rows: [
            ['Jupiter', '142,984', 'more than 90', '12 years'],
            ['Saturn', '120,536', 'more than 270', '29 years'],
          ],
        },
      ],
    },
  },
  video: {
    title: 'Lift-off: A Rocket Seen in Slow Motion',
    subtitle: '4 minutes, no sound needed',
    body: null,
    data: null,
    videoId: 'DKtVpvzUF1Y',
    thumbnail: pictureUrl('rocket'),
  },
  documentlink: {
    title: 'NILAM Reading List, Years 4 to 6',
    subtitle: 'Choose two for the holidays',
    body: null,
    data: { url: 'https://www.perpustakaan.example.my/nilam/senarai-tahun-4-6.pdf' },
  },
  question: {
    title: 'Question of the Week',
    subtitle: 'Explain it to a penguin',
    body: null,
    data: null,
    question: 'A piece of ice floats in a glass of water. Why?',
    answers: [
      { label: 'A', text: 'Ice is colder than water.', isCorrect: false },
      { label: 'B', text: 'Ice is less dense, because water expands when it freezes.', isCorrect: true },
      { label: 'C', text: 'Ice contains more air than water does.', isCorrect: false },
      { label: 'D', text: 'Cold things always weigh less.', isCorrect: false },
    ],
    is_multi_select: false,
    marks: 2,
    showImage: true,
    is_answered: false,
    receiver_submitted: false,
  },
  hillchart: {
    title: 'Science Fair 2026: How Far Are We?',
    subtitle: 'Groups of 5 Bestari, every Friday',
    body: '<p>Uphill we are still finding out <em>how</em>. Downhill we know how and only have to do it.</p>',
    data: null,
    scopes: [
      { name: 'Water filter from sand and charcoal', color: '#1976d2', percentage: 82, status: 'downhill' },
      { name: 'Biogas from the canteen', color: '#c2410c', percentage: 38, status: 'uphill' },
      { name: 'Purple-cabbage indicator', color: '#7e22ce', percentage: 100, status: 'done' },
      { name: 'A robot that sorts rubbish', color: '#0f766e', percentage: 55, status: 'downhill' },
      { name: 'Posters and labels', color: '#be185d', percentage: 0, status: 'not_started' },
    ],
  },
  selfquestioninsight: { title: 'How You Did: Plants', subtitle: null, body: null, data: null, ...individualResult },
  schoolquestioninsight: {
    title: 'How You Did: How Plants Make Food',
    body: null,
    data: null,
    ...individualResult,
    teacher_feedback: 'Well done, Aina. Your drawing of the roots helped the whole table. Next week: the gases!',
    teacher_feedback_submitted: true,
  },
  studentquestioninsight: {
    title: 'Aina: How Plants Make Food',
    body: null,
    data: null,
    ...individualResult,
    stats: { average_score: 0.5, correct_answers: 2, question_count: 4 },
    teacher_feedback: null,
    teacher_feedback_submitted: false,
  },
  classquestioninsight: {
    title: '4 Bestari: How Plants Make Food',
    subtitle: 'Quiz of 18 November',
    body: null,
    data: null,
    ...classResult,
  },
  quiz: { title: 'Quiz: How Plants Make Food', subtitle: 'After the lesson', body: null, ...withChildren(4, 6) },
  stack: {
    title: 'Our Green Planet',
    subtitle: 'Science · Year 4',
    body: null,
    ...withChildren(6, 12),
    image: pictureUrl('rainforest'),
  },
  group: { title: 'Field Trip to the Mangroves', subtitle: 'Bring a hat', body: null, ...withChildren(4, 5) },
  groupinsight: { title: 'More about the Gases of a Leaf', body: null, ...withChildren(2, 4) },
}

/**
 * Returns a complete, realistic card as in a list response, in which containers have no children.
 * @example cardFixture('quiz', { share_status: 'shared' })
 */
export function cardFixture<Type extends CardType>(type: Type, overrides: Partial<CardOf<Type>> = {}): CardOf<Type> {
  const card: unknown = { ...base, id: `${type}-1`, type, ...samples[type], ...overrides }
  // TypeScript cannot type this spread for a type parameter, so the card is cast. cardFixture.test.ts validates every type with the schema.
  return card as CardOf<Type>
}
