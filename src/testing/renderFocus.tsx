import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { Provider } from 'react-redux'
import { onTestFinished, vi } from 'vitest'
import { selectPermissions, userApi } from '@/api/user'
import { FocusScreen } from '@/features/focus/FocusScreen'
import type { CardCommands } from '@/model/actions/cardActionContext'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { recordRequestBodies } from './intercept'
import { type OpenedApp, openApp } from './openApp'

type FocusOptions = { as?: string; before?: (app: OpenedApp) => void } & Partial<
  Pick<ComponentProps<typeof FocusScreen>, 'cards' | 'permissions'>
>

const nothing = () => undefined
const cardCommands: CardCommands = {
  magic: nothing,
  stack: nothing,
  unstack: nothing,
  duplicate: nothing,
  share: nothing,
  present: nothing,
  moveToMyBoard: nothing,
  delete: nothing,
}

/** Renders the screen of an open card with its own store and mock server, without the board. */
export async function renderFocus(cardId: string, { as = 'cikgu_aina', before, ...overrides }: FocusOptions = {}) {
  const app = openApp({ as, isWithoutRealtime: true })
  onTestFinished(app.close)
  before?.(app)
  const { store, session } = app
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const bodiesSentTo = recordRequestBodies(app)
  const onClose = vi.fn<(parentId: string | null, options?: { isRemoved: boolean }) => void>()
  const onNavigate = vi.fn<(cardId: string) => void>()
  const focusScreen = (id: string) => (
    <Provider store={store}>
      <FocusScreen
        cardId={id}
        cards={[]}
        permissions={selectPermissions(store.getState())}
        isSearching={false}
        cardCommands={cardCommands}
        onClose={onClose}
        onNavigate={onNavigate}
        commands={{ openStack: () => undefined }}
        {...overrides}
      />
    </Provider>
  )
  const { rerender, unmount } = render(focusScreen(cardId))
  return {
    store,
    session,
    db: session.mockServer.db,
    setScenario: (name: Parameters<typeof session.mockServer.setScenario>[0]) => session.mockServer.setScenario(name),
    bodiesSentTo,
    onClose,
    onNavigate,
    user: userEvent.setup({ delay: null }),
    unmount,
    show: (id: string) => rerender(focusScreen(id)),
    snackbars: () => selectSnackbars(store.getState()).map(({ kind, text }) => ({ kind, text })),
  }
}
