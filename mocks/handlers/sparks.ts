import english from '../../fixtures/seed/sparks.json'
import type { Spark, sparksCalls } from '../../src/api/sparks.contract'
import type { MockServer } from '../server/mockServer'
import type { ContentLanguage, HandlersOf } from '../server/router'

/** The sparks of a language in order, filled up to the number of `?sparks=`, with categories. */
async function sparksIn({ generated }: MockServer, language: ContentLanguage) {
  const { categories, sparks } =
    language === 'ms' ? (await import('../../fixtures/seed/sparks.ms.json')).default : english
  const all = generated.sparks
    ? (await import('../db/generateStarters')).withGeneratedSparks(sparks as Spark[], generated.sparks, language)
    : (sparks as Spark[])
  const sorted = all.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
  return { categories, sorted }
}

export const sparksHandlers: HandlersOf<typeof sparksCalls> = {
  async getSparks({ mockServer, query, language }) {
    const { sorted } = await sparksIn(mockServer, language)
    const term = query.prompt?.trim().toLowerCase() ?? ''
    return { data: sorted.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(term)) }
  },
  async getSparkCategories({ mockServer, language }) {
    const { categories, sorted } = await sparksIn(mockServer, language)
    return {
      data: categories.map((category) => ({
        ...category,
        sparks: sorted.filter(({ category_id }) => category_id === category.id),
      })),
    }
  },
}
