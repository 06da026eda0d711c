import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useCreateCardFromReplyMutation } from '@/api/generation'
import { statusOf, toApiError } from '@/api/core/errors'
import { stackToAddTo } from '@/api/cards/stackToAddTo'
import { htmlToText } from '@/lib/html/htmlToText'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { useChatPanel } from '../panel/chatPanelContext'
import { bodyOfReply, replyToHtml, titleOfReply } from './markdown'

/** Milliseconds for which 'Added!' is shown (C-216). */
const ADDED_MS = 3000

/**
 * Saves a reply as a card in the open stack, otherwise on My Board (C-213 to C-216, C-460). The label is 'Add', then 'Adding...', then
 * 'Added!' for 3 s. After a failure a snackbar is shown and the user can press again.
 */
export function AddButton({ markdown }: { markdown: string }) {
  const { getContext } = useChatPanel()
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [createCard] = useCreateCardFromReplyMutation()
  const [isBusy, setBusy] = useState(false)
  const [isAdded, setAdded] = useState(false)

  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), ADDED_MS)
    return () => clearTimeout(timer)
  }, [isAdded])

  const add = async () => {
    setBusy(true)
    await saveReply()
    setBusy(false)
  }

  const saveReply = async () => {
    const { stackId } = getContext()
    const target = await dispatch(stackToAddTo(stackId))
    const body = await replyToHtml(bodyOfReply(markdown))
    const { error } = await createCard({
      plainText: htmlToText(body),
      title: titleOfReply(markdown),
      body,
      stackId: target,
    })
    if (!error) {
      if (target !== stackId) dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.savedToMyBoard' } }))
      return setAdded(true)
    }
    const status = statusOf(toApiError(error))
    // The app handles 401, 429 and 503 globally.
    if (status === 401 || status === 429 || status === 503) return
    dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.magicAction.addFail' } }))
  }

  return (
    <Button
      variant="quiet"
      icon={isAdded ? <Check aria-hidden="true" size={20} /> : <Plus aria-hidden="true" size={20} />}
      // The same button in all states, so that it keeps focus.
      aria-disabled={isBusy || isAdded}
      onPress={() => void add()}
    >
      {t(isAdded ? 'chat.added' : isBusy ? 'chat.adding' : 'chat.add')}
    </Button>
  )
}
