// @vitest-environment jsdom

import { expect, test } from 'vitest'
import type { MagicMenu, MenuEntry } from '@/api/magicMenu'
import { currentTranslation } from '@/i18n/i18n'
import { narrowMenu } from './narrowMenu'
import { opensMenu } from './opensMenu'

// C-277.
test.each<[string, string, Partial<InputEvent>, boolean]>([
  ['typed', '#', { inputType: 'insertText' }, true],
  ['left by deleting', '#', { inputType: 'deleteContentBackward' }, true],
  ['at the end of a composition', '#', {}, true],
  ['in an open composition', '#', { inputType: 'insertCompositionText', isComposing: true }, false],
  ['pasted', '#', { inputType: 'insertFromPaste' }, false],
  ['dropped', '#', { inputType: 'insertFromDrop' }, false],
  ['corrected', '#', { inputType: 'insertReplacementText' }, false],
  ['undone', '#', { inputType: 'historyUndo' }, false],
  ['after a blank', ' #', { inputType: 'insertText' }, false],
  ['before a letter', '#q', { inputType: 'insertText' }, false],
  ['twice', '##', { inputType: 'insertText' }, false],
  ['in a question', 'What is a #', { inputType: 'insertText' }, false],
])("'#' %s in the field %j: the menu opens", (_, text, event, isOpening) => {
  expect(opensMenu(text, event)).toBe(isOpening)
})

const entry = (id: string, name = id, hashtags = [`#${id}`]): MenuEntry => ({
  id,
  name,
  icon: id,
  default: false,
  hashtags,
})
const menu: MagicMenu = {
  format: ['quiz', 'question', 'studyaid', 'lessonplan', 'stack', 'documentlink'].map((id) =>
    entry(id, 'from the server'),
  ),
  chats: [entry('standard', 'Standard'), entry('tutorme', 'Tutor me'), entry('writeastory', 'Write a story')],
}
const { t } = currentTranslation()
const namesAt = (text: string, shown = menu) => narrowMenu(shown, text, t).map(({ name }) => name)

// C-147, C-148.
test.each<[string, string[]]>([
  ['#', ['Quiz', 'Question', 'Study Aid', 'Lesson Plan', 'Stack', 'Document', 'Standard', 'Tutor me', 'Write a story']],
  ['#q', ['Quiz', 'Question']],
  ['#QUI', ['Quiz']],
  ['#st', ['Study Aid', 'Stack', 'Standard', 'Write a story']],
  ['#lesson p', ['Lesson Plan']],
  ['#documentl', ['Document']],
  ['#me', ['Tutor me']],
  ['#quiz ', []],
  ['##', []],
  ['# ', []],
  ['#\n', []],
  ['#xyz', []],
])('%j in the field leaves the entries %j', (text, names) => {
  expect(namesAt(text)).toEqual(names)
})

// D-3019.
test('insights, groups, shapes and photos are never offered; a type of a newer server has the name of the server', () => {
  const ids = ['selfquestioninsight', 'groupinsight', 'newinsight', 'group', 'shape', 'imageupload', 'annotation']
  const format = [...ids.map((id) => entry(id)), entry('hologram', 'Holo &amp; gram')]
  expect(namesAt('#', { format, chats: [] })).toEqual(['Annotation', 'Holo & gram'])
})

test('an entry without a hashtag has its id as one', () => {
  expect(narrowMenu({ format: [entry('quiz', 'Quiz', [])], chats: [] }, '#', t)).toMatchObject([{ hashtag: '#quiz' }])
})

test('a name with markup stays text', () => {
  expect(namesAt('#', { format: [], chats: [entry('x', '<img src=x onerror=alert(1)>')] })).toEqual([
    '<img src=x onerror=alert(1)>',
  ])
})
