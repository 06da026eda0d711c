/**
 * Saves the open card (D-0070). Each open card has one saver outside React. Every editor of a field reports changes
 * with `change`. The saver decides when to send a request, and handles drafts, failures and conflicts.
 */
import type { TextKey } from '@/i18n/textParts'
import type { ReadableStore } from '@/lib/createExternalStore'
import type { SavableFields } from './savableFields'

/**
 * Changed fields, or a function that reads them. The function is called only for a save or a draft, so that a key press
 * does not serialise the text.
 */
export type FieldsSource = SavableFields | (() => SavableFields)

/**
 * `unchanged`: there is nothing to save. `changed`: a save follows within 1,000 ms. `saving`: the request is in flight.
 * `saved`: the response has arrived. `waiting`: the server does not respond. The card stays editable, and the save is
 * retried once the server responds again. `failed`: the server has rejected the save. The card is read-only until
 * `editAgain` (B-559).
 */
export type SaveStatus = 'unchanged' | 'changed' | 'saving' | 'saved' | 'waiting' | 'failed'

/** Text that the server does not have. The user can choose between it and the server's version. */
export type UnsavedVersion = {
  /**
   * `draft`: this user typed it in an earlier session. `conflict`: this user typed it while another person saved the
   * same field. `overwritten`: another person saved it, and this user's save replaced it unknowingly.
   */
  kind: 'draft' | 'conflict' | 'overwritten'
  fields: SavableFields
  /** Time of the last change, or of the arrival of the other person's text, in ms since the epoch. */
  changedAt: number
}

export type CardSaverState = {
  status: SaveStatus
  /** Reason for the last failed save. If the server sent several texts for fields, they are joined with spaces. */
  errorText?: { message: string } | { key: TextKey }
  /** The server's error texts, by field of the card. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>
  /**
   * True if this user may edit the card now (B-376 to B-379). False until the search for a stored draft has ended,
   * while a draft is offered, and after a failed save.
   */
  isEditable: boolean
  /** Version offered to the user until `restore` or `discard` is called. */
  unsavedVersion?: UnsavedVersion
  /** Fields typed here, which are shown instead of the server's fields. */
  fields: SavableFields
  /** Changes when `restore` or `discard` replaces the displayed fields. The focus screen then remounts the editors. */
  revision: number
}

export type CardSaver = ReadableStore<CardSaverState> & {
  change: (fields: FieldsSource) => void
  /** Saves pending fields now. Resolves to true if everything is saved. */
  flush: () => Promise<boolean>
  /**
   * Reports fields that another request of this screen has saved. Otherwise they would count as another person's
   * change.
   */
  confirm: (fields: SavableFields) => void
  /**
   * Registers work that will change the content, such as a picture upload. A card that is closed meanwhile is saved
   * both before and after the work.
   */
  hold: (work: Promise<unknown>) => void
  /** Makes the card editable again after a failed save. The typed text stays. */
  editAgain: () => void
  /** Continues with the text of `unsavedVersion`. */
  restore: () => void
  /** Drops the text of `unsavedVersion`. */
  discard: () => void
}
