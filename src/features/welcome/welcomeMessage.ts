import type { TextKey } from '@/i18n/textParts'

const TEACHER_MESSAGES = [
  'welcome.message.teacher.0',
  'welcome.message.teacher.1',
  'welcome.message.teacher.2',
] as const
const STUDENT_MESSAGES = [
  'welcome.message.student.0',
  'welcome.message.student.1',
  'welcome.message.student.2',
] as const

/**
 * Returns the message on /welcome for teachers or students (A-142, A-143, D-1136).
 * @param index `hello_message_index` of the user; any number, because the messages repeat
 */
export function welcomeMessage(isTeacher: boolean, index: number): TextKey {
  const messages = isTeacher ? TEACHER_MESSAGES : STUDENT_MESSAGES
  return messages[Math.abs(Math.trunc(index)) % messages.length] ?? messages[0]
}
