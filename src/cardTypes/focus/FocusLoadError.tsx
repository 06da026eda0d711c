import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { useFocusCommands } from './focusCommands'

/** Replaces the content of an open card if its code failed to load (D-0049). `onRetry` loads the code again. */
export function FocusLoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const { close } = useFocusCommands()
  return (
    <EmptyState
      heading={t('formats.card.notLoaded')}
      text={t('app.notLoaded')}
      actions={
        <>
          <Button
            onPress={({ currentTarget }) => {
              // The pressed button unmounts on retry. Move keyboard focus first, otherwise it falls to the body.
              currentTarget.closest<HTMLElement>('main')?.focus()
              onRetry()
            }}
          >
            {t('app.retry')}
          </Button>
          <Button variant="secondary" onPress={close}>
            {t('focus.close')}
          </Button>
        </>
      }
    />
  )
}
