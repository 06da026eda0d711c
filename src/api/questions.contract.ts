import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'

const markedAnswersSchema = z.array(
  z.object({
    label: z.string(),
    text: z.string(),
    /** Null until the user has answered, because the server keeps the solution secret. */
    isCorrect: z.nullable(z.boolean()),
    is_selected: z.boolean(),
  }),
)

/** Result of answering a question (B-169, B-170, D-2450, D-2505). */
export const submissionSchema = z.object({
  question_id: z.string(),
  is_answered: z.literal(true),
  answers: markedAnswersSchema,
  /** True once every question with the same parent is answered. */
  is_quiz_over: z.boolean(),
  quiz_result: z.nullable(
    z.object({
      marks: z.number(),
      total_marks: z.number(),
      correct_answers: z.number(),
      question_count: z.number(),
    }),
  ),
})
export type Submission = z.output<typeof submissionSchema>

export const questionsCalls = defineCalls({
  /** Returns the user's earlier answer. The app requests it when a question opens in the focus view. */
  checkQuestion: {
    method: 'POST',
    path: 'question/check',
    isErrorLocal: true,
    body: z.object({ question_id: z.string() }),
    status: 200,
    response: dataEnvelope(
      z.object({ question_id: z.string(), is_answered: z.boolean(), answers: markedAnswersSchema }),
    ),
  },
  submitQuestion: {
    method: 'POST',
    path: 'question/submit',
    isErrorLocal: true,
    body: z.object({
      question_id: z.string(),
      answers: z.array(z.object({ label: z.string(), text: z.string() })).check(z.minLength(1)),
    }),
    status: 200,
    response: dataEnvelope(submissionSchema),
  },
})
