import { htmlToText } from '../../../src/lib/html/htmlToText'
import type { PersonRecord } from '../../db/tables'
import { invalid } from '../../server/respond'

/**
 * Checks stored texts before the generation of content; `freeText` checks the texts of a request body.
 * @throws HttpError 422 with words of care for a text of danger or distress (docs/safeguarding.md, D-3151)
 */
export async function refuseConcerns(person: PersonRecord, field: string, ...texts: string[]): Promise<void> {
  const { careForTexts } = await import('../../chat/care')
  const care = careForTexts(person.role, ...texts.map(htmlToText))
  if (care) throw invalid(field, care)
}
