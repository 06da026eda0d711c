// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Notification } from '@/api/notifications/notifications.contract'
import { currentTranslation, type Translate } from '@/i18n/i18n'
import { notificationText, summaryText } from './notificationText'

const AINA = { id: 12, name: 'Aina Rahman' }
const LIM = { id: 13, name: 'Daniel Lim' }
const t: Translate = (key, values) => currentTranslation().t(key, values)

type Parts = { event?: string; sender?: Notification['data']['sender']; title?: string | null }

const notificationOf = ({ event = 'notification.format.shared', sender = AINA, title = 'Lava' }: Parts) =>
  ({
    id: crypto.randomUUID(),
    read_at: null,
    event,
    created_at: '2026-11-20T01:32:00Z',
    data: { sender, format: { id: 'lava', url: '/board/focus/lava', type: 'text', subtype: null, title } },
  }) satisfies Notification

// D-1126, D-1501, B-162.
test.each<[what: string, parts: Parts, text: string]>([
  ['a share', {}, 'Aina Rahman shared Lava with you.'],
  ['an answer', { event: 'notification.format.answered', sender: LIM }, 'Daniel Lim answered Lava.'],
  ['a reminder', { event: 'notification.format.reminded', sender: LIM }, 'Daniel Lim reminds you of Lava.'],
  ['an event without a text', { event: 'notification.format.hugged' }, 'Aina Rahman: Lava'],
  ['the key of another text', { event: 'app.logout' }, 'Aina Rahman: Lava'],
  ['an event named like an inherited property', { event: 'constructor' }, 'Aina Rahman: Lava'],
  ['a title that is null', { title: null }, 'Aina Rahman shared Untitled with you.'],
  ['a blank title', { title: '  ' }, 'Aina Rahman shared Untitled with you.'],
  ['entities, decoded once', { title: 'Fish &amp;amp; Chips' }, 'Aina Rahman shared Fish &amp; Chips with you.'],
  ['tags', { title: '<img src=x onerror=alert(1)>' }, 'Aina Rahman shared <img src=x onerror=alert(1)> with you.'],
  ['a title like a value', { title: '{{sender}}' }, 'Aina Rahman shared {{sender}} with you.'],
  ['a sender without a name', { sender: { id: 1, name: '' } }, 'Somebody shared Lava with you.'],
])('the text of %s', (_, parts, text) => {
  const { key, values } = notificationText(notificationOf(parts), t)
  expect(t(key, values)).toBe(text)
})

// D-0914.
test.each<[what: string, all: Parts[], text: string]>([
  ['of one share', [{}, { title: 'Owls' }, { title: null }], 'Aina Rahman shared 3 cards with you.'],
  ['of two people', [{}, { sender: LIM }], '2 new notifications.'],
  ['of other events', [{}, { event: 'notification.format.answered' }], '2 new notifications.'],
])('several notifications %s have one text', (_, all, text) => {
  const { key, values } = summaryText(all.map(notificationOf))
  expect(t(key, values)).toBe(text)
})
