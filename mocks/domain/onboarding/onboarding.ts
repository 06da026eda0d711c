/** Data for the sign-up: curriculums, years, and an expired verification link. */
import onboarding from '../../../fixtures/seed/onboarding.json'
import type { VerificationRecord } from '../../db/tables'
import type { ContentLanguage } from '../../server/router'

export const { emojis, interests } = onboarding
const { curriculums } = onboarding

/** Verification links of the seed. The code `expired` is an unused link of Siti Aminah that is no longer valid. */
export const seededVerifications: VerificationRecord[] = onboarding.verifications

type Year = { id: number; name: string }
type Named = { name: string }

/** Malay names of curriculums and years, by the beginning of the English name. 'IGCSE' and 'AS Level' are not translated. */
const MALAY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^Malaysian National$/, 'Kebangsaan Malaysia'],
  [/^Preschool$/, 'Prasekolah'],
  [/^Reception$/, 'Kelas Persediaan'],
  [/^Year (?=\d)/, 'Tahun '],
  [/^Form (?=\d)/, 'Tingkatan '],
]
const nameIn = (name: string, language: ContentLanguage) =>
  language === 'ms' ? MALAY_NAMES.reduce((text, [pattern, malay]) => text.replace(pattern, malay), name) : name

/** Translates the name of a curriculum or year, which is stored in English. */
export const named = <T extends Named>(item: T, language: ContentLanguage): T => ({
  ...item,
  name: nameIn(item.name, language),
})

export const curriculumsIn = (language: ContentLanguage) => curriculums.map((item) => named(item, language))

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

export const yearsOf = (code: string): Year[] =>
  onboarding.years.filter(({ curriculum_codes: codes }) => codes.includes(code)).map(toYear)

/** Finds a year by its English or Malay name. For a year of several curriculums, returns the first of them. */
export function findYearByName(name: string): (Year & { curriculum_code: string }) | undefined {
  const year = onboarding.years.find((candidate) => candidate.name === name || nameIn(candidate.name, 'ms') === name)
  const [code] = year?.curriculum_codes ?? []
  return year && code ? { ...toYear(year), curriculum_code: code } : undefined
}

/**
 * Returns the curriculum and year, with an error message for each that is not valid (A-286, A-368, D-1305).
 * @param code code of the curriculum
 * @param yearId id of a year of the curriculum; null if no year is required
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
