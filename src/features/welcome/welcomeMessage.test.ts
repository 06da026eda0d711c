import { expect, test } from 'vitest'
import { welcomeMessage } from './welcomeMessage'

// D-1136.
test.each<['teacher' | 'student', index: number, key: string]>([
  ['teacher', 0, 'welcome.message.teacher.0'],
  ['teacher', 2, 'welcome.message.teacher.2'],
  ['teacher', 3, 'welcome.message.teacher.0'],
  ['student', 0, 'welcome.message.student.0'],
  ['student', 4, 'welcome.message.student.1'],
  ['student', -1, 'welcome.message.student.1'],
  ['student', 1.5, 'welcome.message.student.1'],
  ['student', Number.NaN, 'welcome.message.student.0'],
])('a %s with hello_message_index %d is welcomed with %s', (role, index, key) => {
  expect(welcomeMessage(role === 'teacher', index)).toBe(key)
})
