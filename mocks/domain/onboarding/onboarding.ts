/** Seed data of the sign-up: curriculums, years, and an expired verification link. */
import onboarding from '../../../fixtures/seed/onboarding.json'
import type { VerificationRecord } from '../../db/tables'
import type { ContentLanguage } from '../../server/router'

export const { emojis, interests } = onboarding
const { curriculums } = onboarding

/** Verification links of the seed; the code `expired` is an unused, expired link of Siti Aminah. */
export const seededVerifications: VerificationRecord[] = onboarding.verifications

type Year = { id: number; name: string }
type Named = { name: string }

/** Malay names of curriculums and years by the beginning of the English name; 'IGCSE' and 'AS Level' stay. */
const MALAY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^Malaysian National$/, 'Kebangsaan Malaysia'],
  [/^Preschool$/, 'Prasekolah'],
  [/^Reception$/, 'Kelas Persediaan'],
  [/^Year (?=\d)/, 'Tahun '],
  [/^Form (?=\d)/, 'Tingkatan '],
]
const nameIn = (name: string, language: ContentLanguage) =>
  language === 'ms' ? MALAY_NAMES.reduce((text, [pattern, malay]) => text.replace(pattern, malay), name) : name

/** Translates the name of a curriculum or year; stored names are English. */
export const named = <T extends Named>(item: T, language: ContentLanguage): T => ({
  ...item,
  name: nameIn(item.name, language),
})

export const curriculumsIn = (language: ContentLanguage) => curriculums.map((item) => named(item, language))

/** Translates curriculum and year in the view of a person. */
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

/** The years of a curriculum in order; empty for an unknown code. */
export const yearsOf = (code: string): Year[] =>
  onboarding.years.filter(({ curriculum_codes: codes }) => codes.includes(code)).map(toYear)

/** A year by English or Malay name; for a year of both curriculums, the first in the list. */
export function findYearByName(name: string): (Year & { curriculum_code: string }) | undefined {
  const year = onboarding.years.find((candidate) => candidate.name === name || nameIn(candidate.name, 'ms') === name)
  const [code] = year?.curriculum_codes ?? []
  return year && code ? { ...toYear(year), curriculum_code: code } : undefined
}

/**
 * The curriculum and year, or an error message for each (A-286, A-368, D-1305).
 * @param code of the curriculum
 * @param yearId id of a year of the curriculum; null where no year is required
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
