import { describe, expect, it } from 'vitest'
import { texts as chatInEnglish } from '../../src/i18n/en/chat'
import { texts as chatInMalay } from '../../src/i18n/ms/chat'
import cases from './answer.cases.json'
import { answerQuestion } from './answer'
import { titleOf } from './cardFromAnswer'
import { keywordIndex, loadedTopics, loadTopics, topicById } from './library'
import { parseQuestion } from './parseQuestion'
import { countWords } from './words'

await loadTopics(keywordIndex.map(({ id }) => id))
const topics = loadedTopics()

function ask(
  question: string,
  {
    role = 'student',
    age,
    ...more
  }: { role?: string; age?: number; seed?: string; context?: { title: string; body: string }[] } = {},
) {
  return answerQuestion({ parsed: parseQuestion(question, role, age), role, seed: 'one', ...more })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const firstParagraph = (markdown: string) => markdown.split('\n\n')[0] ?? ''

describe('finding the topic', () => {
  it.each(cases.topics as [string, string | null][])('%s → %s', (question, topic) =>
    expect(ask(question).topic).toBe(topic),
  )
})

describe('arithmetic', () => {
  it.each(cases.sums as [string, string][])('%s is %s', (question, result) =>
    expect(ask(question).markdown).toMatch(new RegExp(`(?:Answer|Jawapan): ${escaped(result)}\\*`)),
  )

  it('shows the working and other names of the result', () => {
    expect(ask('3/4 + 1/8').markdown).toContain('6/8 + 1/8 = 7/8')
    expect(ask('15% of 80').markdown).toContain('15/100 × 80 = 1200/100 = 12')
    expect(ask('100 ÷ 8').markdown).toMatch(/remainder 4.*\n[\s\S]*12 1\/2/)
  })

  it('refuses to divide by zero', () => expect(ask('what is 8 ÷ 0').title).toBe('Dividing by zero'))

  it('ignores questions with other words', () => expect(ask('why is 1957 important').title).toContain('Merdeka'))
})

describe('the requested form', () => {
  it.each([
    ['quiz me on volcanoes', /### Answers/],
    ['Buat kuiz tentang jantung', /### Soalan/],
    ['a table of the planets', /\| Neptune \|/],
    ['compare Mercury and Venus', /\| Venus \|/],
    ['compare photosynthesis and the water cycle', /\| In a sentence \|/],
    ['lesson plan for fractions', /Pupils can:/],
    ['write a poem about the water cycle', /^> /m],
    ['write a story about volcanoes', /Danial/],
    ['give examples of food chains', /Kedah|Paddy/],
    ['water cycle step by step', /^1\. \*\*Evaporation/m],
    ['explain loops in coding', /```python/],
    ['Terangkan kitaran air', /Fakta penting/],
    ['explain the heart in simple words for a 7 year old', /It is a \*\*pump\*\*/],
    ['write a poem about my bicycle', /\*\*B\*\*/],
  ])('%s', (question, sign) => expect(ask(question).markdown).toMatch(sign))

  it('a comparison shows only the named rows', () => {
    expect(ask('compare Mercury and Venus').markdown).not.toContain('| Neptune |')
  })

  it('a topic with a formula has it as display maths, in both languages, but for young children', () => {
    expect(ask('explain electric circuits', { age: 15 }).markdown).toContain(String.raw`$$I = \frac{V}{R}$$`)
    expect(ask('Terangkan litar elektrik', { age: 15 }).markdown).toContain(String.raw`$$I = \frac{V}{R}$$`)
    expect(ask('explain electric circuits', { age: 8 }).markdown).not.toContain('$$')
  })

  it('a young child gets the simple explanation', () => {
    expect(ask('what is photosynthesis', { age: 8 }).markdown).toContain('canteen')
    expect(ask('what is photosynthesis', { age: 15 }).markdown).toContain('chloroplasts')
  })

  // C-007.
  it.each([
    [4, 'canteen'],
    [18, 'chloroplasts'],
  ])('a student of %i years gets words for that age', (age, word) => {
    expect(ask('what is photosynthesis', { age, role: 'student' }).markdown).toContain(word)
  })

  it('a narrow question gets a short answer first', () =>
    expect(ask('Why are leaves green?').markdown).toMatch(/> \*\*Short answer:\*\* Leaves look green/))
})

const TITLE_REQUESTS = [
  'explain',
  'summarise',
  'quiz me on',
  'give examples of',
  'compare in',
  'write a story about',
  'write a poem about',
  'lesson plan for',
  'table of',
  'step by step:',
  'an activity for',
  'facts about',
  'misconceptions about',
]

describe('every topic', () => {
  it.each(topics.map(({ id, name }) => [id, name] as const))(
    '%s is answered in every form, in about 120 to 300 words, for both ages',
    (id, name) => {
      for (const request of TITLE_REQUESTS) {
        for (const age of [7, 15]) {
          const { topic, title, markdown } = ask(`${request} ${name}`, { age })
          expect(topic, request).toBe(id)
          expect(titleOf(markdown)).toBe(title)
          expect(countWords(markdown), `${request} ${name}\n${markdown}`).toBeGreaterThanOrEqual(115)
          expect(countWords(markdown), `${request} ${name}\n${markdown}`).toBeLessThanOrEqual(305)
        }
      }
      const malay = ask(`Terangkan ${topicById(id)?.malay.name}`)
      expect(malay.topic).toBe(id)
      expect(countWords(malay.markdown), malay.markdown).toBeGreaterThanOrEqual(110)
    },
  )
})

describe('questions outside the library', () => {
  it('are answered with the words of the question: something made in 100 to 300 words, else three lines and two offers', () => {
    for (const question of cases.outside) {
      const { topic, title, markdown } = ask(question)
      expect(topic, question).toBeNull()
      expect(titleOf(markdown)).toBe(title)
      expect(countWords(markdown), markdown).toBeLessThanOrEqual(300)
      if (/lesson plan|quiz|table|poem/.test(question)) {
        expect(countWords(markdown), markdown).toBeGreaterThanOrEqual(100)
        continue
      }
      const paragraphs = markdown.split('\n\n').filter((paragraph) => !paragraph.startsWith('## '))
      expect(paragraphs, markdown).toHaveLength(5)
      expect(paragraphs.at(-1)?.match(/^- \*[^*]+\*$/gm), markdown).toHaveLength(2)
    }
    expect(ask('who was Marie Curie').markdown).toContain('Marie Curie')
    expect(ask('what is gravity?').markdown).toMatch(/offline/)
    expect(ask('why do cats purr?').markdown).toContain('food chains')
    expect(ask('Apakah inflasi?').markdown).toContain('inflasi')
  })
})

describe('openings', () => {
  it('differ for different questions', () => {
    const questions = [
      ...new Set([
        ...cases.topics.map(([question]) => question ?? ''),
        ...cases.outside,
        ...TITLE_REQUESTS.map((request) => `${request} volcanoes`),
      ]),
    ]
    const openings = questions.map((question) => firstParagraph(ask(question).markdown))
    expect(new Set(openings).size).toBe(questions.length)
  })

  it('are the same for the same seed and question, and vary with the seed', () => {
    expect(ask('why do cats purr?')).toEqual(ask('why do cats purr?'))
    expect(
      new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => firstParagraph(ask('what is gravity?', { seed }).markdown)))
        .size,
    ).toBeGreaterThan(2)
  })
})

describe('short messages', () => {
  it.each([
    ['hello', 'Hello'],
    ['Good morning, Cikgu!', 'Hello'],
    ['selamat pagi', 'Helo'],
    ['thank you so much', 'You are welcome'],
    ['terima kasih', 'Sama-sama'],
    ['who are you?', 'Who I am'],
    ['  ', 'Ask me something'],
    ['?', 'Ask me something'],
    ['you are stupid', 'Let us keep it kind'],
    ['I feel sad', 'You are not alone'],
    ['nobody likes me', 'You are not alone'],
    ['saya rasa sedih', 'Awak tidak keseorangan'],
    ['I want to hurt myself', 'Please talk to somebody now'],
    ['how do I share a card on my board?', 'Finding your way'],
  ])('%s → %s', (question, title) => expect(ask(question).title).toBe(title))

  it('a message in distress gets the helpline and the advice to talk to a trusted adult', () => {
    expect(ask('I am being bullied').markdown).toMatch(/adult you trust[\s\S]*Talian Kasih 15999/)
  })

  it('a request for a sad poem is not distress', () => {
    expect(ask('write a poem about a boy who says I am lonely').title).toContain('poem')
  })
})

const CARD = {
  title: 'Our trip to Kuala Gandah',
  body: '<h2>Elephants</h2><p>The elephant centre at Kuala Gandah looks after lost elephants. Rangers move elephants away from farms. An elephant eats about 150 kilograms of plants a day.</p><p>We washed one in the river. It was fun.</p>',
}

describe('context cards', () => {
  // With a card open, the empty chat offers these prompts. Each answer must be about the card.
  const TAPIR = {
    title: 'The Malayan Tapir',
    body: '<p>The tapir looks like a saddle dropped in the grass. It is black in front and white behind. At night the pattern hides it.</p>',
  }
  const LEAF = { title: 'Photosynthesis', body: '<p>Plants make their own food, mostly in the leaves.</p>' }
  const offered = [chatInEnglish.chat, chatInMalay.chat]
    .flatMap(({ prompts, youngPrompts }) => [...Object.entries(prompts), ...Object.entries(youngPrompts)])
    .flatMap(([place, prompts]) => {
      if (typeof prompts === 'string' || place === 'board') return []
      const { intro: _, ...questions } = prompts
      return Object.values(questions)
    })
  it.each([...new Set(offered)])('%s', (question) => {
    const { title, markdown } = ask(question, { context: [TAPIR] })
    expect(`${title} ${markdown}`).toContain('The Malayan Tapir')
    expect(ask(question, { context: [LEAF] }).topic).toBe('photosynthesis')
  })

  it('are summarised by their own key sentences', () => {
    const { markdown, title } = ask('summarise this', { context: [CARD] })
    expect(title).toBe('Our trip to Kuala Gandah in short')
    expect(markdown).toContain('The elephant centre at Kuala Gandah looks after lost elephants.')
    expect(markdown).not.toMatch(/<p>|It was fun/)
  })

  it('are the source of quiz questions', () =>
    expect(ask('quiz me on this card', { context: [CARD] }).markdown).toMatch(/______[\s\S]*### Answers/))

  it('are named when the topic is in the library', () => {
    const { topic, markdown } = ask('explain the water cycle', {
      context: [{ title: 'Rain diary', body: 'On Monday a big cloud came and rain fell for two hours.' }],
    })
    expect(topic).toBe('waterCycle')
    expect(markdown).toContain('**Rain diary**')
    expect(markdown).toContain('On Monday a big cloud came')
  })

  it('give the topic by their title, and are ignored for an unrelated question', () => {
    const rain = [{ title: 'Water cycle notes', body: 'Rain falls.' }]
    expect(ask('explain this simply', { context: rain }).markdown).toMatch(/Water cycle notes[\s\S]*evaporation/)
    expect(ask('why do cats purr?', { context: rain }).title).toBe('Why do cats purr?')
  })

  it('are compared in a table', () => {
    const { markdown } = ask('compare these', {
      context: [CARD, { title: 'Zoo Negara', body: 'The zoo keeps many animals. Visitors come on Sundays.' }],
    })
    expect(markdown).toMatch(/\| Zoo Negara \|/)
  })

  it('may have no text', () =>
    expect(ask('summarise this', { context: [{ title: 'Empty', body: '' }] }).markdown).toContain('no text yet'))
})
