import type { RegisteredRouter } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'
import { openIdeation } from '@/model/ideation/ideation'
import { sparksOpened } from '@/store/panelsSlice'
import type { AppThunk } from '@/store/rootReducer'
import type { NamedPage } from '@/store/snackbarsSlice'
import { visibleEntries } from '../shell/menuItems'

type Page =
  | { kind: 'ideation' }
  | { kind: 'route'; to: Extract<ReturnType<typeof visibleEntries>[number], { to: string }>['to'] | '/{-$id}/gallery' }

/** Page for a name; undefined for an unknown name, and for a screen without permission. */
export function pageOf(name: string, permissions: readonly string[]): Page | undefined {
  if (name === 'ideation') return permissions.includes('system.chat.access') ? { kind: 'ideation' } : undefined
  if (name === 'gallery') return { kind: 'route', to: '/{-$id}/gallery' }
  const entry = visibleEntries(permissions).find(({ key }) => key === name)
  return entry && 'to' in entry ? { kind: 'route', to: entry.to } : undefined
}

/** Opens a page: the sparks dialog with the topic sent, or a screen; ignores an unknown name (C-254, D-3134). */
export const openPage =
  (router: Pick<RegisteredRouter, 'navigate'>, { page: name, topic }: NamedPage): AppThunk =>
  (dispatch, getState) => {
    const page = pageOf(name, selectPermissions(getState()))
    if (page?.kind === 'route') void router.navigate({ to: page.to })
    if (page?.kind !== 'ideation') return
    dispatch(openIdeation(topic ?? ''))
    dispatch(sparksOpened('topic'))
  }
