/**
 * Saving of the open card (D-0070): one saver per open card, outside React. Whatever edits a field of the card reports it with `change`;
 * when and with which call it is saved, drafts, failures and conflicts are the saver's.
 */
import type { TextKey } from '@/i18n/textParts'
import type { ReadableStore } from '@/lib/createExternalStore'
import type { SavableFields } from './savableFields'

/** Changed fields, or a function that reads them. It is called only when they are saved or stored, so that nothing is serialised at each key. */
export type FieldsSource = SavableFields | (() => SavableFields)

/**
 * `unchanged`: nothing to save. `changed`: saved within 1,000 ms. `saving`: the call is in flight. `saved`: answered. `waiting`: the server
 * does not answer; saved as soon as it does, and the card stays editable. `failed`: refused; read-only until `editAgain` (B-559).
 */
export type SaveStatus = 'unchanged' | 'changed' | 'saving' | 'saved' | 'waiting' | 'failed'

/** Words that are not on the server, beside a version of the card that is. */
export type UnsavedVersion = {
  /**
   * `draft`: typed in an earlier visit. `conflict`: typed here, while somebody else saved the same field. `overwritten`: saved by somebody
   * else and replaced by the own save, which did not know of it.
   */
  kind: 'draft' | 'conflict' | 'overwritten'
  fields: SavableFields
  /** Epoch ms of the last change, or of the arrival of somebody else's words. */
  changedAt: number
}

export type CardSaverState = {
  status: SaveStatus
  /** Why the last save failed; the server's field texts joined by spaces. */
  errorText?: { message: string } | { key: TextKey }
  /** The server's texts by the field of the card that they are about. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>
  /** Edit permission, not read-only, not streaming, not failed, no choice of versions open (B-376 to B-379). */
  isEditable: boolean
  /** Offered until it is restored or discarded. */
  unsavedVersion?: UnsavedVersion
  /** What was typed here and is shown instead of the server's fields. */
  fields: SavableFields
  /** Another number when the fields were replaced as a whole: editors begin again with the fields of the card. */
  revision: number
}

export type CardSaver = ReadableStore<CardSaverState> & {
  change: (fields: FieldsSource) => void
  /** Saves now what is not saved. @returns whether everything is saved */
  flush: () => Promise<boolean>
  /** The server has stored these fields on request of this screen, by another call than a save: they are nobody else's change. */
  confirm: (fields: SavableFields) => void
  /** Work that will change the content, such as the upload of a picture: a card that is closed meanwhile is saved once more after it. */
  hold: (work: Promise<unknown>) => void
  /** After a failed save: editable again, with the typed words. */
  editAgain: () => void
  /** Goes on with the words of `unsavedVersion`. */
  restore: () => void
  /** Drops the words of `unsavedVersion`. */
  discard: () => void
}
