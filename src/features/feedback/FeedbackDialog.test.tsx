import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { feedbackCalls } from '@/api/feedback.contract'
import { useAppSelector } from '@/store/hooks'
import { feedbackOpened, selectIsFeedbackOpen } from '@/store/panelsSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { openApp, type OpenedApp } from '@/testing/openApp'
import { FeedbackDialog } from './FeedbackDialog'

const AINA = 12
const PATH = 'v1/userfeedback'

function Host({ userId }: { userId: number }) {
  return useAppSelector(selectIsFeedbackOpen) ? <FeedbackDialog userId={userId} /> : null
}

function openDialog(userId = AINA) {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  const { store } = app
  const { unmount } = render(
    <Provider store={store}>
      <Host userId={userId} />
    </Provider>,
  )
  onTestFinished(() => {
    unmount()
    app.close()
    sessionStorage.clear()
  })
  const user = userEvent.setup({ delay: null })
  const open = () => act(() => void store.dispatch(feedbackOpened()))
  open()
  return {
    app,
    user,
    open,
    bodiesSentTo: recordRequestBodies(app),
    write: async (text: string) => {
      await user.click(textField())
      await user.paste(text)
    },
    snackbars: () => selectSnackbars(store.getState()).map(({ kind, text }) => ({ kind, text })),
  }
}

const textField = () => screen.getByRole('textbox', { name: 'Your feedback' })
const type = (name: string) => screen.getByRole('radio', { name })
/** Matches the beginning only: while the request runs, the button's name is 'Submit Sending…'. */
const submit = () => screen.getByRole('button', { name: /^Submit/ })
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const SUCCESS_SNACKBAR = { kind: 'success', text: { key: 'userFeedback.message.success' } }

/** Makes the call fail. Returns a function that ends the failure. */
const failServer = (app: OpenedApp) => intercept(app, feedbackCalls.sendUserFeedback, () => ({ status: 500 }))

test('the form starts as an issue with an empty text; a blank text cannot be submitted', async () => {
  const { write } = openDialog()
  expect(screen.getByRole('dialog', { name: 'Send feedback' })).toBeVisible()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Issue',
    'Idea',
    'General',
  ])
  expect(type('Issue')).toBeChecked()
  expect(textField()).toHaveValue('')
  expect(textField()).toHaveFocus()
  expect(submit()).toBeDisabled()
  await write('  \n ')
  expect(submit()).toBeDisabled()
  await write('The quiz lost my answer.')
  expect(submit()).toBeEnabled()
})

test('submitting sends the trimmed text, shows a snackbar and resets the form', async () => {
  const { app, user, write, open, bodiesSentTo, snackbars } = openDialog()
  await user.click(type('Idea'))
  await write('  Dark paper for the cards.  ')
  await user.click(submit())
  await waitUntilClosed()
  expect(snackbars()).toEqual([SUCCESS_SNACKBAR])
  expect(await bodiesSentTo(PATH)).toEqual([{ type: 'idea', text: 'Dark paper for the cards.' }])
  expect([...app.session.mockServer.db.userFeedback.all()]).toMatchObject([{ user_id: AINA, type: 'idea' }])
  open()
  expect(textField()).toHaveValue('')
  expect(type('Issue')).toBeChecked()
})

test('a failure shows an alert in the dialog, no snackbar, and keeps the text for a retry', async () => {
  expectConsole(/sendUserFeedback failed/)
  const { app, user, write, snackbars } = openDialog()
  const restoreServer = failServer(app)
  await write('Sharing takes long.')
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(textField()).toHaveValue('Sharing takes long.')
  expect(snackbars()).toEqual([])
  restoreServer()
  await user.click(submit())
  await waitUntilClosed()
  expect(snackbars()).toEqual([SUCCESS_SNACKBAR])
})

test('closing the dialog clears the error and keeps the draft', async () => {
  expectConsole(/sendUserFeedback failed/)
  const { app, user, write, open } = openDialog()
  failServer(app)
  await user.click(type('General'))
  await write('Sharing takes long.')
  await user.click(submit())
  await screen.findByRole('alert')
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  open()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(textField()).toHaveValue('Sharing takes long.')
  expect(type('General')).toBeChecked()
})

test('closing the dialog without a text resets the type', async () => {
  const { user, open } = openDialog()
  await user.click(type('Idea'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitUntilClosed()
  open()
  expect(type('Issue')).toBeChecked()
})

test('a draft is stored per user', () => {
  sessionStorage.setItem(`heartboard-feedback-draft-${AINA + 1}`, 'Draft of another user')
  sessionStorage.setItem(`heartboard-feedback-draft-${AINA}`, 'My own words')
  openDialog()
  expect(textField()).toHaveValue('My own words')
})

test('a pending submit cannot be sent twice, not even after reopening the dialog', async () => {
  const { app, user, write, open, snackbars } = openDialog()
  const resumeServer = holdCalls(app, 'every')
  await write('The buddy is lovely.')
  await user.click(submit())
  expect(await screen.findByRole('progressbar', { name: 'Sending…' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  open()
  expect(textField()).toHaveAttribute('readonly')
  await user.click(submit())
  resumeServer()
  await waitUntilClosed()
  expect(snackbars()).toEqual([SUCCESS_SNACKBAR])
  expect([...app.session.mockServer.db.userFeedback.all()]).toHaveLength(1)
})

test('a failure after the dialog was closed shows a snackbar and keeps the draft', async () => {
  expectConsole(/sendUserFeedback failed/)
  const { app, user, write, open, snackbars } = openDialog()
  failServer(app)
  const resumeServer = holdCalls(app, 'every')
  await write('The buddy is lovely.')
  await user.click(submit())
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  resumeServer()
  await expect.poll(snackbars).toEqual([{ kind: 'danger', text: { key: 'userFeedback.message.failed' } }])
  open()
  expect(textField()).toHaveValue('The buddy is lovely.')
})
