/** Seed data of the sign-up: curriculums with their years, and an expired verification link. */
import onboarding from '../../../fixtures/seed/onboarding.json'
import type { VerificationRecord } from '../../db/tables'
import type { ContentLanguage } from '../../server/router'

export const { emojis, interests } = onboarding
const { curriculums } = onboarding

/** Verification links of the seed; the code `expired` is an unused, expired link of Siti Aminah. */
export const seededVerifications: VerificationRecord[] = onboarding.verifications

type Year = { id: number; name: string }
type Named = { name: string }

/** Names of curriculums and years in Malay, by how the English name begins; 'IGCSE' and 'AS Level' stay. */
const MALAY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^Malaysian National$/, 'Kebangsaan Malaysia'],
  [/^Preschool$/, 'Prasekolah'],
  [/^Reception$/, 'Kelas Persediaan'],
  [/^Year (?=\d)/, 'Tahun '],
  [/^Form (?=\d)/, 'Tingkatan '],
]
const nameIn = (name: string, language: ContentLanguage) =>
  language === 'ms' ? MALAY_NAMES.reduce((text, [pattern, malay]) => text.replace(pattern, malay), name) : name

/** A curriculum or year with its name in the language of the app; stored names are English. */
export const named = <T extends Named>(item: T, language: ContentLanguage): T => ({
  ...item,
  name: nameIn(item.name, language),
})

export const curriculumsIn = (language: ContentLanguage) => curriculums.map((item) => named(item, language))

/** A person as the app receives them, with curriculum and year in the language of the app. */
export const withSchoolingIn = <T extends { curriculum: Named | null; year: Named | null }>(
  view: T,
  language: ContentLanguage,
): T => ({
  ...view,
  curriculum: view.curriculum && named(view.curriculum, language),
  year: view.year && named(view.year, language),
})

const toYear = ({ id, name }: Year): Year => ({ id, name })

export const curriculumOf = (code: string) => curriculums.find((curriculum) => curriculum.code === code)

/** The years of a curriculum in their order; empty for an unknown code. */
export const yearsOf = (code: string): Year[] =>
  onboarding.years.filter(({ curriculum_codes: codes }) => codes.includes(code)).map(toYear)

/** A year by its name in either language; for a year of both curriculums, the first one listed is returned. */
export function findYearByName(name: string): (Year & { curriculum_code: string }) | undefined {
  const year = onboarding.years.find((candidate) => candidate.name === name || nameIn(candidate.name, 'ms') === name)
  const [code] = year?.curriculum_codes ?? []
  return year && code ? { ...toYear(year), curriculum_code: code } : undefined
}

/**
 * The curriculum and year with these ids, or the message of the error for each (A-286, A-368, D-1305).
 * @param code of the curriculum
 * @param yearId of a year of it; null where no year is required
 */
export function findSchooling(code: string, yearId: number | null) {
  const curriculum = curriculumOf(code)
  const year = yearsOf(code).find(({ id }) => id === yearId)
  return {
    curriculum,
    year,
    curriculumProblem: curriculum ? undefined : 'Please select a curriculum',
    yearProblem: year ? undefined : 'Please select a year',
  }
}
