import type { ContextCard } from '../ai/contextCards'
import { findTopic } from '../ai/findTopic'
import { subjectOf } from '../ai/parseQuestion'
import { plainText } from '../ai/words'
import { sceneFor } from '../images/drawScene'

/** The reasoning, tools, sources and artifacts that the app shows with a reply (C-407 to C-411, D-3107). */
export type ReasoningSteps = {
  reasoning: { agentName: string; messages: string[] }[]
  tools: { tool: string; toolInput: unknown; toolOutput: unknown }[]
  sources: { pageContent: string; metadata: { title: string; url: string | null } }[]
  artifacts: { type: string; data: string }[]
}

const SOURCES = 3

/** Returns the steps of a reply: the search in the library, up to three sources (cards first, then facts) and a picture. */
export function reasoningStepsFor(prompt: string, context: readonly ContextCard[]): ReasoningSteps {
  const topic = findTopic(prompt) ?? findTopic(context.map(({ title }) => title).join(' '))
  const subject = topic?.name ?? (subjectOf(prompt) || prompt)
  const cards = context.map(({ title, body }) => ({
    pageContent: plainText(body).slice(0, 200),
    metadata: { title: plainText(title), url: null },
  }))
  const facts = (topic?.facts ?? []).map((fact) => ({
    pageContent: plainText(fact),
    metadata: { title: topic?.title ?? '', url: null },
  }))
  return {
    reasoning: [
      {
        agentName: 'Planner',
        messages: [
          `Looking for ${subject} in the school’s lessons`,
          topic ? `Found the lesson “${topic.title}”` : 'There is no lesson on it; planning how to find out',
        ],
      },
    ],
    tools: [
      {
        tool: 'school_library',
        toolInput: { query: subject },
        toolOutput: topic ? `${topic.title}: ${topic.oneLine}` : 'Nothing found',
      },
    ],
    sources: [...cards, ...facts].slice(0, SOURCES),
    artifacts: [{ type: 'svg', data: `scenes/${sceneFor(`${topic?.title ?? ''} ${prompt}`)}` }],
  }
}
