import english from '../../fixtures/seed/sparks.json'
import type { Spark, sparksCalls } from '../../src/api/sparks.contract'
import type { ContentLanguage, HandlersOf } from '../server/router'

/** The sparks of a language in order, with categories. */
async function sparksIn(language: ContentLanguage) {
  const { categories, sparks } =
    language === 'ms' ? (await import('../../fixtures/seed/sparks.ms.json')).default : english
  const sorted = (sparks as Spark[]).toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
  return { categories, sorted }
}

export const sparksHandlers: HandlersOf<typeof sparksCalls> = {
  async getSparks({ query, language }) {
    const { sorted } = await sparksIn(language)
    const term = query.prompt?.trim().toLowerCase() ?? ''
    return { data: sorted.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(term)) }
  },
  async getSparkCategories({ language }) {
    const { categories, sorted } = await sparksIn(language)
    return {
      data: categories.map((category) => ({
        ...category,
        sparks: sorted.filter(({ category_id }) => category_id === category.id),
      })),
    }
  },
}
