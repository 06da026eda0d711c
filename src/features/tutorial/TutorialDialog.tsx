import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { TUTORIAL_STEPS, tutorialAdvanced, tutorialSkipped, type TutorialStep } from '@/store/panelsSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Tutorial of three steps, shown after the assistant has made the user's first card. Skip and Escape close it (B-143 to B-147, D-2479). */
export function TutorialDialog({ step }: { step: TutorialStep }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const skip = () => void dispatch(tutorialSkipped())
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`tutorial.${step}.title`)}
      onClose={skip}
      isDismissable={false}
      footer={
        <>
          <Button variant="quiet" onPress={skip}>
            {t('tutorial.skip')}
          </Button>
          <Button onPress={() => void dispatch(tutorialAdvanced())}>{t(`tutorial.${step}.next`)}</Button>
        </>
      }
    >
      <p role="status">{t('tutorial.position', { step, count: TUTORIAL_STEPS.length })}</p>
      <p>{t(`tutorial.${step}.text`)}</p>
    </Dialog>
  )
}
