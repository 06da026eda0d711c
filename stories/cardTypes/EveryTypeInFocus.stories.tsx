import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { expect, waitFor } from 'storybook/test'
import { type Card, cardTypeNames } from '@/api/cards/card.schema'
import { focusViews } from '@/app/focusViews'
import { decodeEntities } from '@/cardTypes/decode'
import { cardTypeDefinitions } from '@/cardTypes/definitions'
import { FocusCard } from '@/cardTypes/FocusCard'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { openApp } from '@/testing/openApp'
import { cardFixture } from './cardFixture'
import { fakeCardSaver } from './fakeCardSaver'
import { withTexts } from './withTexts'

function FocusOf({ card, isOwner }: { card: Card; isOwner: boolean }) {
  const isEditable = isOwner && cardTypeDefinitions[card.type].actions.includes('rename')
  const [{ saver }] = useState(() => fakeCardSaver({ isEditable }))
  return (
    <CardSaverContext value={saver}>
      <FocusCard card={card} views={focusViews} />
    </CardSaverContext>
  )
}

/** A card of every type in focus, below each other: as its owner writes it, or as somebody else reads it. */
function EveryTypeInFocus({ isOwner }: { isOwner: boolean }) {
  const [{ store }] = useState(() => openApp({ isWithoutRealtime: true }))
  const viewer = isOwner ? {} : { isOwner, shared_by: { id: 12, name: 'Aina Rahman' } }
  return (
    <Provider store={store}>
      {cardTypeNames.map((type) => (
        <section key={type} aria-label={type}>
          <FocusOf card={cardFixture(type, viewer)} isOwner={isOwner} />
        </section>
      ))}
    </Provider>
  )
}

const meta = {
  title: 'cardTypes/EveryTypeInFocus',
  component: EveryTypeInFocus,
  args: { isOwner: true },
  decorators: [withTexts],
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 10_000 })
    const titles = canvas.getAllByRole('heading', { level: 1 }).map((title) => title.ariaLabel ?? title.textContent)
    for (const type of cardTypeNames) await expect(titles).toContain(decodeEntities(cardFixture(type).title))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
} satisfies Meta<typeof EveryTypeInFocus>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }

export const Owner: Story = {}

export const OwnerDarkOnSmallScreen: Story = { globals: { mode: 'dark', ...phone } }

export const ReaderDark: Story = { args: { isOwner: false }, globals: { mode: 'dark', buddy: 'A' } }

export const ReaderOnSmallScreen: Story = { args: { isOwner: false }, globals: phone }
