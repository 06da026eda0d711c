/** Whom the product speaks to. Words, sizes and tools follow from the role, the age and the year of school. */
import type { CurrentUser } from './user.contract'

/** Teachers have no age and no year. */
export const isTeacher = ({ roles }: Pick<CurrentUser, 'roles'>): boolean => roles.includes('teacher')

type Pupil = Pick<CurrentUser, 'roles' | 'age' | 'year' | 'preferences'>

/** Key of the preference that turns young mode on or off, whatever age and year say. */
export const YOUNG_MODE_PREFERENCE = 'young_mode'
/** Age in years from which a student gets the words and tools of older students. */
const OLDER_FROM = 9
const FIRST_YEARS = /^(Preschool|Reception|Year [12])$/

/** Returns true in young mode: below 9 years or up to Year 2, unless the account's preference decides otherwise. */
export function isYoung({ roles, age, year, preferences }: Pupil): boolean {
  const chosen = preferences.find(({ key }) => key === YOUNG_MODE_PREFERENCE)?.value
  if (chosen === 'on' || chosen === 'off') return chosen === 'on'
  if (isTeacher({ roles })) return false
  return (age !== null && age < OLDER_FROM) || FIRST_YEARS.test(year?.name ?? '')
}

export type Audience = 'teacher' | 'student' | 'young'

export const audienceOf = (me: Pupil): Audience => (isYoung(me) ? 'young' : isTeacher(me) ? 'teacher' : 'student')
