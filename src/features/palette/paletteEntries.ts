/**
 * Entries of the palette: one pure function of what the person may do here and of the typed words. A component shows the entries, and
 * src/app/palette runs their commands (D-0099).
 */
import {
  Grid2x2,
  Languages,
  Layers,
  FileText,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Moon,
  Smile,
  Sparkles,
} from 'lucide-react'
import type { Card } from '@/api/cards/card.schema'
import type { Breadcrumb } from '@/api/cards/cards.contract'
import type { Spark } from '@/api/sparks.contract'
import { type BuddyName, buddyDisplayName, buddyNames, type BuddyValue } from '@/buddy/buddies'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { type Language, languageNames, languages, type Translate } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { normalizeForSearch } from '@/lib/matchesSearch'
import { cardActionIcons } from '@/model/actions/cardActionIcons'
import type { CardAction, CardActionId } from '@/model/actions/cardActions'
import type { OpenedCard } from '@/model/board/openedCards'
import { densities, type Density } from '@/store/density'
import { modes, type Preferences } from '@/store/preferencesSlice'
import type { TitledCard } from './titledCards'

/** Number of cards that the palette shows of the loaded ones, and of those that the search has found. */
const MAX_CARDS = 8
/** Number of characters of the typed words that an entry repeats. */
const MAX_ASKED = 120

/** An entry of the side menu. */
export type Place = { key: string; icon: LucideIcon; label: TextKey }

export type PaletteContext = {
  t: Translate
  /** Loaded cards, those of the list on screen first. */
  cards: readonly TitledCard[]
  /** Cards that the search has found for exactly these words. */
  found: readonly TitledCard[]
  /** Number of cards on which `actions` act. */
  chosenCount: number
  /** Available actions on the open card, or on the selected cards. */
  actions: readonly CardAction[]
  /** Entries of the side menu that the person may use. */
  places: readonly Place[]
  /** Stacks that lead to the list on screen. */
  stacks: readonly Breadcrumb[]
  opened: readonly OpenedCard[]
  openId: string | null
  canCreateText: boolean
  canCreateBoard: boolean
  /** Undefined without the permission for the chat, and where there is none. */
  chat: { buddy: BuddyValue; sparks: readonly Spark[] } | undefined
  settings: {
    language: Language
    mode: Preferences['mode']
    density: Density
    /** Undefined for people who cannot choose their buddy. */
    buddy: BuddyValue
    canChooseBuddy: boolean
  }
}

export type PaletteCommand =
  | { kind: 'openCard'; card: Pick<Card, 'id' | 'type'> }
  | { kind: 'action'; id: CardActionId }
  | { kind: 'place'; key: string }
  | { kind: 'openStack'; stackId: string }
  | { kind: 'newText' }
  | { kind: 'newBoard' }
  | { kind: 'ask'; question: string }
  | { kind: 'spark'; spark: Spark }
  | { kind: 'language'; language: Language }
  | { kind: 'mode'; mode: Preferences['mode'] }
  | { kind: 'density'; density: Density }
  | { kind: 'buddy'; buddy: BuddyName }
  | { kind: 'logOut' }

export type PaletteEntry = {
  /** Unique among all entries. */
  id: string
  label: string
  command: PaletteCommand
  /** Undefined for a card, whose type has the icon. */
  icon?: LucideIcon
  /** Stack that contains the card, if its name helps to tell cards apart. */
  stack?: { id: string; ownerId: number | null }
  /** `KeyboardEvent.key` that does the same on the screen below. */
  shortcut?: string
  isDanger?: boolean
}

export type PaletteGroup = {
  id: 'cards' | 'actions' | 'places' | 'start' | 'settings'
  title: string
  entries: PaletteEntry[]
}

const wordsOf = (text: string) => normalizeForSearch(text).split(/\s+/).filter(Boolean)

/** Returns the first cards whose title has every word; titles that begin with the first word come first. */
function matchingCards(cards: readonly TitledCard[], text: string): TitledCard[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const [first = ''] = words
  const beginning: TitledCard[] = []
  const others: TitledCard[] = []
  for (const card of cards) {
    if (!card.searched.includes(first) || !words.every((word) => card.searched.includes(word))) continue
    if (card.searched.startsWith(first)) beginning.push(card)
    else if (others.length < MAX_CARDS) others.push(card)
    if (beginning.length === MAX_CARDS) break
  }
  return [...beginning, ...others].slice(0, MAX_CARDS)
}

const cardEntry = ({ card, title }: TitledCard): PaletteEntry => ({
  id: `card ${card.id}`,
  label: title,
  command: { kind: 'openCard', card: { id: card.id, type: card.type } },
  ...(card.parent_id && { stack: { id: card.parent_id, ownerId: card.parent_owner_id } }),
})

function cardEntries({ cards, found }: PaletteContext, text: string): PaletteEntry[] {
  const loaded = matchingCards(cards, text)
  const ids = new Set(loaded.map(({ card }) => card.id))
  return [...loaded, ...found.slice(0, MAX_CARDS).filter(({ card }) => !ids.has(card.id))].map(cardEntry)
}

const actionEntries = ({ actions, t }: PaletteContext): PaletteEntry[] =>
  actions.map(({ id, labelKey, shortcut }) => ({
    id: `action ${id}`,
    label: t(labelKey),
    icon: cardActionIcons[id],
    shortcut,
    isDanger: id === 'delete',
    command: { kind: 'action', id },
  }))

const placeEntries = ({ places, stacks, opened, openId, t }: PaletteContext): PaletteEntry[] => [
  ...places.map(
    ({ key, icon, label }): PaletteEntry => ({
      id: `place ${key}`,
      label: t(label),
      icon,
      command: { kind: 'place', key },
    }),
  ),
  ...stacks.map(
    ({ id, title }): PaletteEntry => ({
      id: `stack ${id}`,
      label: decodeEntities(title),
      icon: Layers,
      command: { kind: 'openStack', stackId: id },
    }),
  ),
  ...opened
    .filter(({ id }) => id !== openId)
    .map(
      ({ id, type, title }): PaletteEntry => ({
        id: `card ${id}`,
        label: title,
        command: { kind: 'openCard', card: { id, type } },
      }),
    ),
]

const createEntries = ({ canCreateText, canCreateBoard, t }: PaletteContext): PaletteEntry[] => [
  ...(canCreateText
    ? [{ id: 'newText', label: t('board.create.text'), icon: FileText, command: { kind: 'newText' } as const }]
    : []),
  ...(canCreateBoard
    ? [{ id: 'newBoard', label: t('board.create.open'), icon: Layers, command: { kind: 'newBoard' } as const }]
    : []),
]

const shorten = (text: string) => (text.length > MAX_ASKED ? `${text.slice(0, MAX_ASKED)}…` : text)

/** Asks the buddy with exactly the typed words, whatever they are. */
const askEntries = ({ chat, t }: PaletteContext, text: string): PaletteEntry[] =>
  chat && text.trim()
    ? [
        {
          id: 'ask',
          label: t('palette.ask', { buddy: buddyDisplayName(chat.buddy), words: shorten(text.trim()) }),
          icon: MessageCircle,
          command: { kind: 'ask', question: text.trim() },
        },
      ]
    : []

const sparkEntries = ({ chat }: PaletteContext): PaletteEntry[] =>
  chat?.sparks.map((spark) => ({
    id: `spark ${spark.id}`,
    label: spark.name,
    icon: Sparkles,
    command: { kind: 'spark', spark },
  })) ?? []

/** Returns the choices that would change something. */
function settingEntries({ settings, t }: PaletteContext): PaletteEntry[] {
  const { language, mode, density, buddy, canChooseBuddy } = settings
  const choice = (
    id: string,
    icon: LucideIcon,
    setting: string,
    value: string,
    command: PaletteCommand,
  ): PaletteEntry => ({
    id,
    label: `${setting}: ${value}`,
    icon,
    command,
  })
  return [
    ...languages
      .filter((each) => each !== language)
      .map((each) =>
        choice(`language ${each}`, Languages, t('app.language'), languageNames[each], {
          kind: 'language',
          language: each,
        }),
      ),
    ...modes
      .filter((each) => each !== mode)
      .map((each) =>
        choice(`mode ${each}`, Moon, t('app.appearance'), t(`app.mode.${each}`), { kind: 'mode', mode: each }),
      ),
    ...densities
      .filter((each) => each !== density)
      .map((each) =>
        choice(`density ${each}`, Grid2x2, t('board.density.title'), t(`board.density.${each}`), {
          kind: 'density',
          density: each,
        }),
      ),
    ...buddyNames
      .filter((each) => canChooseBuddy && each !== buddy)
      .map((each) =>
        choice(`buddy ${each}`, Smile, t('palette.buddy'), buddyDisplayName(each), { kind: 'buddy', buddy: each }),
      ),
    { id: 'logOut', label: t('app.logout'), icon: LogOut, command: { kind: 'logOut' } },
  ]
}

/**
 * Returns the groups with entries that match the words, in display order. Without words, returns every entry except cards.
 * @param text words as typed; case and accents do not count
 */
export function paletteGroups(context: PaletteContext, text: string): PaletteGroup[] {
  const { t, chosenCount } = context
  const words = wordsOf(text)
  const isMatch = ({ label }: PaletteEntry) => {
    const searched = normalizeForSearch(label)
    return words.every((word) => searched.includes(word))
  }
  const cards = cardEntries(context, text)
  const cardIds = new Set(cards.map(({ id }) => id))
  const isNew = ({ id }: PaletteEntry) => !cardIds.has(id)
  const groups: PaletteGroup[] = [
    { id: 'cards', title: t('board.cards'), entries: cards },
    {
      id: 'actions',
      title: t(chosenCount > 1 ? 'board.toolbar' : 'focus.toolbar'),
      entries: actionEntries(context).filter(isMatch),
    },
    { id: 'places', title: t('palette.places'), entries: placeEntries(context).filter(isMatch).filter(isNew) },
    {
      id: 'start',
      title: t('palette.start'),
      entries: [
        ...createEntries(context).filter(isMatch),
        ...askEntries(context, text),
        ...sparkEntries(context).filter(isMatch),
      ],
    },
    { id: 'settings', title: t('palette.settings'), entries: settingEntries(context).filter(isMatch) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
