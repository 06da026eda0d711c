/** Opens a page that the server names, or offers the page (C-254, C-418, D-0917, D-3134). */
import { selectMe, selectPermissions } from '@/api/user'
import { loadTexts } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { focusStepFor } from '@/model/conversation/focusChange'
import { selectPageAsker } from '@/model/conversation/pageAsker'
import { selectIsDragging } from '@/store/dragSlice'
import { type NamedPage, snackbarShown } from '@/store/snackbarsSlice'
import type { ListenerContext } from './listenerContext'
import { readTabState } from './tabState'

/** Acts on an event `page.changed` in the tab that asked, and never interrupts; unknown names are ignored. */
export async function applyPageChange(
  { store, userId, getRouter }: Pick<ListenerContext, 'store' | 'userId' | 'getRouter'>,
  page: NamedPage,
): Promise<void> {
  const { openPage, pageOf } = await import('../startup/openPage')
  // The session may have ended meanwhile.
  if (selectMe(store.getState())?.id !== userId) return
  const target = pageOf(page.page, selectPermissions(store.getState()))
  if (!target) return
  const step = focusStepFor({
    ...readTabState(selectIsDragging(store.getState())),
    asker: selectPageAsker(store.getState(), Date.now()),
    isOpen: false,
  })
  if (step === 'open') return store.dispatch(openPage(getRouter(), page))
  if (step !== 'offer') return
  await loadTexts('sparks')
  const key: TextKey = target.kind === 'ideation' ? 'sparks.ideas.offered' : 'sparks.pageOffered'
  store.dispatch(
    snackbarShown({
      kind: 'neutral',
      text: { key, values: { topic: page.topic ?? '' } },
      action: { name: 'openPage', labelKey: 'board.action.open', page },
      replaceKey: 'page.changed',
    }),
  )
}
