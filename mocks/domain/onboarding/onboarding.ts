/** What the school offers to people who sign up: curriculums with their years, the secret code, and an old verification link. */
import onboarding from '../../../fixtures/seed/onboarding.json'
import type { VerificationRecord } from '../../db/tables'

export const { curriculums, emojis, interests, secret_code: secretCode } = onboarding

/** Links of the authored world; the code `expired` is a link of Siti Aminah's that nobody followed in time. */
export const seededVerifications: VerificationRecord[] = onboarding.verifications

type Year = { id: number; name: string }

const toYear = ({ id, name }: Year): Year => ({ id, name })

export const curriculumOf = (code: string) => curriculums.find((curriculum) => curriculum.code === code)

/** The years of a curriculum in their order; none for a code nobody knows. */
export const yearsOf = (code: string): Year[] =>
  onboarding.years.filter(({ curriculum_codes: codes }) => codes.includes(code)).map(toYear)

/** A year by its name; of a year that both curriculums have, the first that is written down. */
export function findYearByName(name: string): (Year & { curriculum_code: string }) | undefined {
  const year = onboarding.years.find((candidate) => candidate.name === name)
  const [code] = year?.curriculum_codes ?? []
  return year && code ? { ...toYear(year), curriculum_code: code } : undefined
}

/**
 * The curriculum and year that two choices mean, or the text of what is wrong with one of them (A-286, A-368, D-1305).
 * @param code of the curriculum
 * @param yearId of a year of it; null where none is asked for
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
