import { categories, sparks } from '../../fixtures/seed/sparks.json'
import type { Spark, sparksCalls } from '../../src/api/sparks.contract'
import type { HandlersOf } from '../server/router'

const sorted = (sparks as Spark[]).toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))

export const sparksHandlers: HandlersOf<typeof sparksCalls> = {
  getSparks({ query }) {
    const term = query.prompt?.trim().toLowerCase() ?? ''
    return { data: sorted.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(term)) }
  },
  getSparkCategories: () => ({
    data: categories.map((category) => ({
      ...category,
      sparks: sorted.filter(({ category_id }) => category_id === category.id),
    })),
  }),
}
