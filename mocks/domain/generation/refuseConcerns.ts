import { htmlToText } from '../../../src/lib/html/htmlToText'
import type { PersonRecord } from '../../db/tables'
import { invalid } from '../../server/respond'

/**
 * Checks stored texts before content is generated from them. `freeText` checks the texts of request bodies.
 * @throws HttpError 422 with words of care if a text tells of danger or distress (docs/safeguarding.md, D-3151)
 */
export async function refuseConcerns(person: PersonRecord, field: string, ...texts: string[]): Promise<void> {
  const { careForTexts } = await import('../../chat/care')
  const care = careForTexts(person.role, ...texts.map(htmlToText))
  if (care) throw invalid(field, care)
}
