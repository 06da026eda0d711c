import type { RegisteredRouter } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'
import { openIdeation } from '@/model/ideation/ideation'
import { sparksOpened } from '@/store/panelsSlice'
import type { NamedPage } from '@/store/snackbarsSlice'
import { visibleEntries } from '../shell/menuItems'
import type { AppStore } from './store'

/** Opens a page from code outside of the screens; ignores an unknown name (C-254, D-3134). */
export type OpenPage = (page: NamedPage) => Promise<void>

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

/** Opens the sparks dialog with the topic sent, or navigates. */
export async function openPage(
  { router, store }: { router: RegisteredRouter; store: AppStore },
  { page: name, topic }: NamedPage,
): Promise<void> {
  const page = pageOf(name, selectPermissions(store.getState()))
  if (page?.kind === 'route') await router.navigate({ to: page.to })
  if (page?.kind !== 'ideation') return
  store.dispatch(openIdeation(topic ?? ''))
  store.dispatch(sparksOpened('topic'))
}
