import { type RegisteredRouter, useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from '@/i18n/i18n'
import { messageText } from '@/i18n/messageText'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsSilenceShownInPlace } from '@/store/connectionSlice'
import { orphanedDraftShown } from '@/store/orphanedDraftsSlice'
import { feedbackOpened } from '@/store/panelsSlice'
import { deletionSettled } from '@/store/pendingDeletionsSlice'
import { selectSnackbars, type Snackbar, snackbarClosed } from '@/store/snackbarsSlice'
import { SnackbarRegion } from '@/ui/SnackbarRegion'
import type { AppDispatch } from '@/store/rootReducer'

type SnackbarAction = NonNullable<Snackbar['action']>

/** Runs the action of a snackbar; heavy code is loaded on demand. */
async function runAction(
  action: SnackbarAction,
  dispatch: AppDispatch,
  { router, retryServer }: { router: RegisteredRouter; retryServer: () => void },
): Promise<void> {
  switch (action.name) {
    case 'undo':
      // Must come before the chunk loads, because the press closes the snackbar, and closing it would send the pending
      // deletion.
      dispatch(deletionSettled({ id: action.id }))
      await (await import('@/model/board/commands/cardCommands')).cardCommands(dispatch).undoById(action.id)
      break
    case 'verifyUser':
    case 'resendVerification':
      await dispatch((await import('@/features/auth/verification')).sendVerification(action.name, action.id))
      break
    case 'showOrphanedDraft':
      dispatch(orphanedDraftShown(action.id))
      break
    case 'feedback':
      dispatch(feedbackOpened())
      break
    case 'retryServer':
      retryServer()
      break
    case 'openPage':
    case 'openMadeCard':
      dispatch((await import('@/app/startup/openOffer')).openOffer(router, action))
      break
    case 'discardStack':
      dispatch((await import('@/app/startup/discardStack')).discardStack(router, action))
      break
    case 'undoPicture':
    case 'retryBoardPicture':
      await dispatch((await import('@/model/pictures/pictureSnackbars')).runPictureAction(action))
      break
  }
}

/** Maximum number of characters of a server message; an ellipsis replaces the rest. */
const MAX_MESSAGE_LENGTH = 400

const shorten = (message: string) =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message

/** Snackbars of the app, on every route (A-544, D-0906). */
export function Snackbars({ retryServer }: { retryServer: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const router = useRouter()
  const isSilenceShown = useAppSelector(selectIsSilenceShownInPlace)
  // A snackbar's time begins when it shows. During a presentation it would be lost, and its words are not for the class.
  const isPresenting = useLocation({ select: ({ search }) => 'present' in search })
  // The open card already offers 'Go on' if the server does not respond, so the snackbar 'Please reload' would
  // contradict it.
  const snackbars = useAppSelector(selectSnackbars).filter(
    ({ action }) => !isPresenting && (!isSilenceShown || action?.name !== 'retryServer'),
  )
  return (
    <SnackbarRegion
      snackbars={snackbars.map(({ id, kind, text, action, duration }) => ({
        id,
        kind,
        duration,
        message: shorten(messageText(t, text)),
        action: action && {
          label: t(action.labelKey),
          onPress: () => void runAction(action, dispatch, { router, retryServer }),
        },
      }))}
      onClose={(id) => dispatch(snackbarClosed({ id }))}
      labels={{ region: t('app.snackbars'), dismiss: t('app.dismiss') }}
    />
  )
}
