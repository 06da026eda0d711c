import { useTranslation } from '@/i18n/i18n'
import { useDispatch, useSelector } from 'react-redux'
import { selectSnackbars, type Snackbar, snackbarClosed } from '@/state/snackbars'
import { SnackbarRegion } from '@/ui/SnackbarRegion'
import type { AppDispatch } from './store'

type ActionName = NonNullable<Snackbar['action']>['name']

/** What the actions of notices do; each is loaded when it is taken. */
const ACTIONS: Record<ActionName, (id: string, dispatch: AppDispatch) => Promise<unknown>> = {
  undo: async (id, dispatch) => dispatch((await import('@/features/board/actions/undo')).undoStep(id)),
}

/** The app's short notices, wherever a person is (spec/README override 6). */
export function Notices() {
  const { t } = useTranslation()
  const dispatch = useDispatch<AppDispatch>()
  const snackbars = useSelector(selectSnackbars)
  return (
    <SnackbarRegion
      snackbars={snackbars.map(({ id, kind, text, action }) => ({
        id,
        kind,
        message: 'key' in text ? t(text.key, text.values ?? {}) : text.message,
        action: action && {
          label: t(action.labelKey),
          onPress: () => void ACTIONS[action.name](action.id, dispatch),
        },
      }))}
      onClose={(id) => dispatch(snackbarClosed({ id }))}
      labels={{ region: t('app.notices'), dismiss: t('app.dismiss') }}
    />
  )
}
