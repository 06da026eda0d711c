import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { conversationOf, openChat, nextFrames, steadyTop, topOf } from './chatInteractions'
import { fillAndEnter } from './fill'
import { t } from '../translate'
import { waitForAppReady, waitForVisible } from '../visibility'

/** Messages far from the view render as plain text ('bare'). Messages in view always render in full. */
const meta = {
  ...appStoryMeta,
  title: 'screens/Chat long conversation',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const COUNT = 100
const DETAILS = [
  'I mean the one in Hawaii that we saw in the film.',
  'My group has to explain it to the class tomorrow, with a drawing.',
  'We have read about magma, gas and pressure, but not about the ash.',
  'Is it the same under the sea, where nobody can see it?',
  'Please say it so that my little brother understands it too.',
  'And how do people who live there know that they have to leave?',
]

/** Opens the chat with many questions and returns its scroll container. */
async function openLong(context: AppPlayContext) {
  await waitForAppReady(context)
  const { questionAsked } = await import('../../src/model/conversation/chatSlice')
  const { ENTIRE_CHAT } = await import('../../src/model/conversation/chatKeys')
  const { makePrompt } = await import('../../src/model/conversation/turns')
  for (let number = 1; number <= COUNT; number += 1) {
    const details = Array.from({ length: number % 7 }, (_, index) => DETAILS[(number + index) % DETAILS.length])
    const question = `Question ${number}: why does a volcano erupt? ${details.join(' ')}`
    const prompt = makePrompt(ENTIRE_CHAT, question)
    getStoryApp(context).store.dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt }))
  }
  const panel = await openChat(context)
  const view = conversationOf(panel)
  await waitFor(() => expect(messagesInView(view).length).toBeGreaterThan(0))
  return { panel, view }
}

const isSeen = (element: Element, view: HTMLElement) => {
  const { top, bottom } = view.getBoundingClientRect()
  const rect = element.getBoundingClientRect()
  return rect.bottom > top && rect.top < bottom
}
/**
 * Returns the messages in view, both full and bare. It does not measure the contents of items out of view, because the browser would have
 * to lay them out.
 */
const messagesInView = (view: HTMLElement) =>
  [...view.querySelectorAll('ul > li')]
    .filter((item) => isSeen(item, view))
    .flatMap((item) => (item.matches('[data-far]') ? [...item.children].filter((one) => isSeen(one, view)) : [item]))
const bareInView = (view: HTMLElement) => messagesInView(view).filter((element) => element.matches('[data-far] > p'))
/** Compares only a boolean, because `expect` prints its argument, and printing elements takes seconds. */
const expectFull = (view: HTMLElement) =>
  waitFor(() => expect(messagesInView(view).length > 0 && bareInView(view).length === 0).toBe(true))
const bareCount = (view: HTMLElement) => view.querySelectorAll('[data-far] > p').length

/** The user jumps to the first message and elsewhere, as with the scrollbar, and returns with the button. */
export const Jumps: Story = {
  play: async (context) => {
    const { panel, view } = await openLong(context)
    await expect(bareCount(view)).toBeGreaterThan(COUNT / 2)
    await expectFull(view)
    view.scrollTop = 0
    await expectFull(view)
    await expect(view.scrollTop).toBe(0)
    await expect(messagesInView(view)[0]).toHaveTextContent('Question 1:')
    for (const part of [0.5, 0.3, 0.8]) {
      view.scrollTop = view.scrollHeight * part
      await expectFull(view)
    }
    // Messages that were never in view still render as plain text.
    await expect(bareCount(view)).toBeGreaterThan(COUNT / 4)
    panel.getByRole('button', { name: t('chat.jump') }).click()
    await expectFull(view)
    await waitFor(() => expect(messagesInView(view).at(-1)).toHaveTextContent(`Question ${COUNT}:`))
  },
}

/** Text that the browser's search has found in a distant message stays in view. */
export const FoundWords: Story = {
  play: async (context) => {
    const { view } = await openLong(context)
    const found = [...view.querySelectorAll('[data-far] > p')].find(({ textContent }) =>
      textContent.startsWith('Question 40:'),
    )
    found?.scrollIntoView({ block: 'center' })
    await expectFull(view)
    const isFound = () => messagesInView(view).some(({ textContent }) => textContent.includes('Question 40:'))
    await waitFor(() => expect(isFound()).toBe(true))
  },
}

/** Distant messages come into view without scrolling: first other messages disappear, then the view becomes taller. */
export const ComesNear: Story = {
  play: async (context) => {
    const { view } = await openLong(context)
    await expectFull(view)
    for (const message of [...view.querySelectorAll('ul > li:not([data-far])')].slice(0, -2)) {
      ;(message as HTMLElement).style.display = 'none'
    }
    await expectFull(view)
    view.style.flex = 'none'
    view.style.blockSize = '6000px'
    await expectFull(view)
  },
}

/** The browser does not render messages that were in view and no longer are. They keep their height. */
export const ReadMessagesOutOfView: Story = {
  play: async (context) => {
    const { view } = await openLong(context)
    view.scrollTop -= 1500
    await expectFull(view)
    const read = () => [...view.querySelectorAll<HTMLElement>(':scope > ul > li:not([data-far])')].slice(0, -2)
    const isRendered = (message: HTMLElement) =>
      message.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    await waitFor(() => expect(read().some((message) => !isRendered(message))).toBe(true))
    const heights = () => read().map(({ offsetHeight }) => offsetHeight)
    const before = heights()
    view.scrollTop = view.scrollHeight
    await waitFor(() => expect(read().slice(0, 1).map(isRendered)).toEqual([false]))
    await expect(heights()).toEqual(before)
  },
}

/** A reply that streams far below and older messages that load above move nothing for a reader in between. */
export const GrowsAroundReader: Story = {
  play: async (context) => {
    const { panel, view } = await openLong(context)
    await fillAndEnter(context, panel.getByRole('textbox'), 'Explain photosynthesis step by step')
    const reply = () => view.querySelector(':scope > ul > li:last-child')
    const replyLength = () => reply()?.textContent?.length ?? 0
    await waitFor(() => expect(replyLength()).toBeGreaterThan(200))
    // The view follows a reply within 100 px from the end, so 101 px is just outside (C-066).
    view.scrollTop = view.scrollHeight - view.clientHeight - 101
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.jump') }))
    await expectFull(view)
    const place = view.scrollTop
    const length = replyLength()
    await waitFor(() => expect(replyLength()).toBeGreaterThan(length + 200))
    await expect(view.scrollTop).toBe(place)

    view.scrollTop = view.scrollHeight / 2
    await nextFrames()
    let words = ''
    // Queries again each time, because a message gets a new element when it moves far from the view or back.
    const read = () =>
      [...view.querySelectorAll('ul > li:not([data-far])')].find((item) => item.textContent.includes(words))
    await waitFor(() => {
      const begun = messagesInView(view).find((element) => topOf(element) >= topOf(view))
      words = /Question \d+:/.exec(begun?.textContent ?? '')?.[0] ?? 'no question'
      return expect(read() !== undefined && bareInView(view).length === 0).toBe(true)
    })
    const before = await steadyTop(read())
    const height = view.scrollHeight
    panel.getByRole('button', { name: t('chat.showHistory') }).click()
    const more = await panel.findByRole('button', { name: t('chat.moreMessages') })
    await waitFor(() => expect(view.scrollHeight).toBeGreaterThan(height))
    await expect(Math.abs((await steadyTop(read())) - before)).toBeLessThan(1)
    const withHistory = view.scrollHeight
    more.click()
    await waitFor(() => expect(view.scrollHeight).toBeGreaterThan(withHistory))
    await expect(Math.abs((await steadyTop(read())) - before)).toBeLessThan(1)
  },
}
