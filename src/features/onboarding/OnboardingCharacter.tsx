import { useTranslation } from '@/i18n/i18n'
import { type Character, dismissCharacter, selectIsDismissed } from '@/model/onboarding/charactersSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { BuddyNote } from './BuddyNote'

/** Introduces a part of the app where the part is, until dismissed for good (A-273, C-260). The gallery's is its strip. */
export function OnboardingCharacter({ character }: { character: Exclude<Character, 'gallery'> }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDismissed = useAppSelector((state) => selectIsDismissed(state, character))
  if (isDismissed) return null
  return (
    <BuddyNote text={t(`onboarding.character.${character}`)} onDismiss={() => dispatch(dismissCharacter(character))} />
  )
}
