/** Seed data of the sign-up: curriculums with their years, and an expired verification link. */
import onboarding from '../../../fixtures/seed/onboarding.json'
import type { VerificationRecord } from '../../db/tables'

export const { curriculums, emojis, interests } = onboarding

/** Verification links of the seed; the code `expired` is an unused, expired link of Siti Aminah. */
export const seededVerifications: VerificationRecord[] = onboarding.verifications

type Year = { id: number; name: string }

const toYear = ({ id, name }: Year): Year => ({ id, name })

export const curriculumOf = (code: string) => curriculums.find((curriculum) => curriculum.code === code)

/** The years of a curriculum in their order; empty for an unknown code. */
export const yearsOf = (code: string): Year[] =>
  onboarding.years.filter(({ curriculum_codes: codes }) => codes.includes(code)).map(toYear)

/** A year by its name; for a year of both curriculums, the first one listed is returned. */
export function findYearByName(name: string): (Year & { curriculum_code: string }) | undefined {
  const year = onboarding.years.find((candidate) => candidate.name === name)
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
