/**
 * Saving of the open card (D-0070): one saver per open card, outside React. Every editor of a field reports with `change`. The saver
 * decides on timing, request, drafts, failures and conflicts.
 */
import type { TextKey } from '@/i18n/textParts'
import type { ReadableStore } from '@/lib/createExternalStore'
import type { SavableFields } from './savableFields'

/** Changed fields, or a function that reads them. The function runs only for a save or a draft, so no key press serialises the text. */
export type FieldsSource = SavableFields | (() => SavableFields)

/**
 * `unchanged`: nothing to save. `changed`: to be saved within 1,000 ms. `saving`: the request is in flight. `saved`: the response has
 * arrived. `waiting`: the server does not respond; the save is retried once the server answers, and the card stays editable. `failed`:
 * refused; read-only until `editAgain` (B-559).
 */
export type SaveStatus = 'unchanged' | 'changed' | 'saving' | 'saved' | 'waiting' | 'failed'

/** Words that the server does not have; offered to the user beside the server's version. */
export type UnsavedVersion = {
  /**
   * `draft`: typed in an earlier visit. `conflict`: typed here, while somebody else saved the same field. `overwritten`: somebody else's
   * save, replaced unknowingly by the own save.
   */
  kind: 'draft' | 'conflict' | 'overwritten'
  fields: SavableFields
  /** Epoch ms of the last change, or of the arrival of somebody else's words. */
  changedAt: number
}

export type CardSaverState = {
  status: SaveStatus
  /** Reason of the last failed save; the server's field texts are joined by spaces. */
  errorText?: { message: string } | { key: TextKey }
  /** Error texts of the server by field of the card. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>
  /**
   * True if this person may edit the card now. False until a stored draft has been looked for, while a draft is on offer, and after a
   * failed save (B-376 to B-379).
   */
  isEditable: boolean
  /** Version on offer until `restore` or `discard`. */
  unsavedVersion?: UnsavedVersion
  /** Fields typed here, shown instead of the server's. */
  fields: SavableFields
  /** Changes when `restore` or `discard` replaces the fields on screen; the focus screen then mounts the editors again. */
  revision: number
}

export type CardSaver = ReadableStore<CardSaverState> & {
  change: (fields: FieldsSource) => void
  /** Saves pending fields now. @returns true if everything is saved */
  flush: () => Promise<boolean>
  /** Reports fields saved by another request of this screen, so that the fields do not count as somebody else's change. */
  confirm: (fields: SavableFields) => void
  /** Registers work that will change the content, such as a picture upload. A card closed meanwhile is saved before and after the work. */
  hold: (work: Promise<unknown>) => void
  /** Makes the card editable again after a failed save; the typed words stay. */
  editAgain: () => void
  /** Continues with the words of `unsavedVersion`. */
  restore: () => void
  /** Drops the words of `unsavedVersion`. */
  discard: () => void
}
