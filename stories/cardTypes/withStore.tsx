import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { openApp } from '../../src/testing/openApp'

/** Provides the store of an app with its own mock server. Nobody is logged in. */
function StoreProvider({ children }: { children: ReactNode }) {
  const [{ store, close }] = useState(() => openApp({ isWithoutRealtime: true }))
  useEffect(() => close, [close])
  return <Provider store={store}>{children}</Provider>
}

export const withStore: Decorator = (Story, { id }) => (
  <StoreProvider key={id}>
    <Story />
  </StoreProvider>
)
