import type { CurrentUser, Role } from '../src/api/user.contract'
import type { PersonRecord } from './db'
import type { School } from './school'

const WRITTEN_AND_HELD = [
  'text',
  'intro',
  'memorization',
  'studyaid',
  'lessonplan',
  'table',
  'image',
  'imageupload',
  'video',
  'quiz',
  'stack',
  'drawing',
  'shape',
  'annotation',
  'documentlink',
  'group',
  'hillchart',
]
const INSIGHTS = [
  'groupinsight',
  'selfquestioninsight',
  'studentquestioninsight',
  'schoolquestioninsight',
  'classquestioninsight',
]
const SYSTEM = [
  'system.whiteboard.access',
  'system.board.access',
  'system.notification.access',
  'system.addressbook.access',
  'system.invitation.access',
  'system.accountsetting.access',
  'system.tandc.access',
  'system.userfeedback.access',
  'system.chat.access',
  'chat.menu.access',
]
const forType = (type: string, actions: string[]) => actions.map((action) => `board.format.${type}.${action}`)

/** What a role may do (decisions/board 7). The client never derives permissions itself. */
export function permissionsOf(role: Role): string[] {
  const isTeacher = role === 'teacher'
  const all = [
    ...SYSTEM,
    ...WRITTEN_AND_HELD.flatMap((type) => forType(type, ['edit', 'delete', 'duplicate', 'share', 'magic', 'focus'])),
    ...forType('question', ['edit', 'delete', 'duplicate', 'magic', 'focus']),
    ...INSIGHTS.flatMap((type) => forType(type, isTeacher ? ['delete', 'focus', 'share'] : ['delete', 'focus'])),
    ...forType('stack', ['create', 'unstack']),
    ...forType('image', ['access', 'create', 'download']),
    ...forType('shared', ['delete', 'duplicate', 'focus', 'magic', ...(isTeacher ? ['share', 'edit'] : [])]),
  ]
  return isTeacher ? all : all.filter((permission) => permission !== 'board.format.lessonplan.edit')
}

/** AI calls of a person on one day before 429 (chat 9: 'its size: not shown'). */
const DAILY_QUOTA = 200

const quotaId = (school: School, person: PersonRecord) => `${person.id} ${school.now().toISOString().slice(0, 10)}`

export const isQuotaUsedUp = (school: School, person: PersonRecord): boolean =>
  (school.db.quotas.get(quotaId(school, person))?.used ?? 0) >= DAILY_QUOTA

export function countAiCall(school: School, person: PersonRecord): void {
  const id = quotaId(school, person)
  school.db.quotas.set({ id, used: (school.db.quotas.get(id)?.used ?? 0) + 1 })
}

/** The person as the app gets them (access 3). */
export const viewPerson = (school: School, person: PersonRecord): CurrentUser => ({
  id: person.id,
  name: person.name,
  email: person.email,
  username: person.username,
  buddy: person.buddy,
  show_burst: false,
  is_user_info_pass: true,
  curriculum: person.curriculum,
  age: person.age,
  year: person.year,
  roles: [person.role],
  permissions: permissionsOf(person.role),
  preferences: [{ key: 'chat_agent', value: 'standard' }],
  hello_message_index: person.hello_message_index,
  is_first_access: person.last_login_at === null,
  autolayout: person.autolayout,
  last_login_at: person.last_login_at,
  terms_accepted_at: person.terms_accepted_at,
  has_created_first_format: person.has_created_first_format,
  is_onboarding_session: false,
  metadata: { usage_quota_reached: isQuotaUsedUp(school, person) },
})
