import type { CardOf } from '@/api/cards/card.schema'

type IndividualResult = Pick<
  CardOf<'selfquestioninsight'>,
  | 'origin_title'
  | 'stack_id'
  | 'material_id'
  | 'insight_summary'
  | 'stats'
  | 'celebrate'
  | 'explore'
  | 'recommendation'
  | 'questions_overview'
>

const questions = [
  {
    question_body: 'Which part of a plant takes in most of the water?',
    label: 'A',
    text: 'The roots',
    right: true,
    correct: 22,
  },
  { question_body: 'What does chlorophyll catch?', label: 'C', text: 'Light', right: true, correct: 24 },
  {
    question_body: 'Which gas does a leaf take in to make food?',
    label: 'B',
    text: 'Carbon dioxide',
    right: false,
    correct: 11,
  },
  {
    question_body: 'What does the plant give off while it makes food?',
    label: 'D',
    text: 'Oxygen',
    right: true,
    correct: 17,
  },
]

/** Result of one student in a quiz of four questions. */
export const individualResult: IndividualResult = {
  origin_title: 'Quiz: How Plants Make Food',
  stack_id: 'quiz-plants',
  material_id: null,
  insight_summary:
    '<p>You know what a plant needs and where it gets its water and light. The gases are still mixed up: the leaf takes in <strong>carbon dioxide</strong> and gives off <strong>oxygen</strong>.</p>',
  stats: { average_score: 0.75, correct_answers: 3, question_count: 4 },
  celebrate: 'You explained the job of the roots and of chlorophyll without any help.',
  explore: 'Follow one bubble of carbon dioxide into a leaf and draw where it goes.',
  recommendation:
    'Read “Inside a Leaf” again and then cover the labels of the picture: can you name the pores and what passes through them?',
  questions_overview: questions.map(({ question_body, label, text, right }, index) => ({
    question_body,
    answers: [{ label, text, isCorrect: true }],
    is_correct: right,
    question_number: index + 1,
  })),
}

type ClassResult = Pick<
  CardOf<'classquestioninsight'>,
  'origin_title' | 'stack_id' | 'summary' | 'stats' | 'report' | 'class_questions_overview' | 'clustersCER'
>

const student = (
  user_id: number,
  student_name: string,
  average_score: number,
  teacher_feedback: string | null = null,
) => ({
  user_id,
  student_name,
  average_score,
  teacher_feedback,
  teacher_feedback_submitted: teacher_feedback !== null,
  created_at: '2026-11-18T02:40:00Z',
})

/** Result of a class of 28 students, of whom 26 have finished. */
export const classResult: ClassResult = {
  origin_title: 'Quiz: How Plants Make Food',
  stack_id: 'quiz-plants',
  summary:
    '<p>Nearly everybody knows what a plant needs. The question about the gases divided the class: more than half chose oxygen.</p>',
  stats: {
    average_score: 0.71,
    students_completed: 26,
    students_shared_with: 28,
    low_markers: 4,
    medium_markers: 9,
    high_markers: 13,
  },
  report: {
    low_markers: [
      student(31, 'Hakim bin Roslan', 0.25, 'Good start, Hakim. Look at the picture of the leaf with me tomorrow.'),
      student(32, 'Mei Ling Tan', 0.25),
      student(33, 'Arvind Kumar', 0.25),
      student(34, 'Siti Nurhaliza', 0.25),
    ],
    medium_markers: [
      student(35, 'Jia Hao Lim', 0.5),
      student(36, 'Kavitha Raman', 0.5),
      student(37, 'Danial Iskandar', 0.5),
    ],
    high_markers: [student(38, 'Aisyah Rahman', 1), student(39, 'Wei Jie Ong', 0.75)],
  },
  class_questions_overview: questions.map(({ question_body, label, text, correct }, index) => ({
    question_body,
    answers: [{ label, text, isCorrect: true }],
    question_number: index + 1,
    correct_responses_count: correct,
    incorrect_responses_count: 26 - correct,
  })),
  clustersCER: {
    whole_class: {
      celebrate: 'The class worked quietly and 26 of 28 finished in time.',
      explore: 'Which gas goes in, and which one comes out? Try it with pondweed in a glass of water in the sun.',
      recommendation: null,
    },
    low_cluster: {
      celebrate: 'All four know that roots drink.',
      explore: 'Sort cards into “goes in” and “comes out”.',
      recommendation: 'A study aid with one large picture of a leaf and four arrows to label.',
    },
    medium_cluster: {
      celebrate: 'Chlorophyll is safe.',
      explore: 'Say the whole sentence: the leaf takes in … and gives off …',
      recommendation: null,
    },
    high_cluster: { celebrate: 0.94, explore: 'What happens at night?', recommendation: null },
  },
}
