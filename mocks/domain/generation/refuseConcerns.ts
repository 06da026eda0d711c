import { htmlToText } from '../../../src/lib/html/htmlToText'
import type { PersonRecord } from '../../db/tables'
import { invalid } from '../../server/respond'

/**
 * For stored texts that content is made of; the texts of a body are asked about in `freeText`.
 * @throws HttpError 422 with words of care for one that tells of danger or distress (docs/safeguarding.md, D-3151)
 */
export async function refuseConcerns(person: PersonRecord, field: string, ...texts: string[]): Promise<void> {
  const { careForTexts } = await import('../../chat/care')
  const care = careForTexts(person.role, ...texts.map(htmlToText))
  if (care) throw invalid(field, care)
}
