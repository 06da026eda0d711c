import { useTranslation } from '@/i18n/i18n'
import { useDispatch, useSelector } from 'react-redux'
import { selectSnackbars, snackbarClosed } from '@/state/snackbars'
import { SnackbarRegion } from '@/ui/SnackbarRegion'

/** The app's short notices, wherever a person is (spec/README override 6). */
export function Notices() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const snackbars = useSelector(selectSnackbars)
  return (
    <SnackbarRegion
      snackbars={snackbars.map(({ id, kind, text }) => ({
        id,
        kind,
        message: 'key' in text ? t(text.key, text.values ?? {}) : text.message,
      }))}
      onClose={(id) => dispatch(snackbarClosed({ id }))}
      labels={{ region: t('app.notices'), dismiss: t('app.dismiss') }}
    />
  )
}
