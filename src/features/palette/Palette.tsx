import { skipToken } from '@reduxjs/toolkit/query'
import { Search } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { Autocomplete, FieldInputContext } from 'react-aria-components/Autocomplete'
import { Menu } from 'react-aria-components/Menu'
import { useContextProps } from 'react-aria-components/slots'
import { useGetCardQuery } from '@/api/cards/cardQueries'
import { selectListedCard } from '@/api/cards/cardSelectors'
import { selectMe } from '@/api/user'
import { knownCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { cardTitle } from '@/cardTypes/rules/labels'
import { type Translate, useTranslation } from '@/i18n/i18n'
import { isComposing } from '@/lib/isComposing'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { MenuItem, MenuSection } from '@/ui/Menu'
import styles from './Palette.module.css'
import { type PaletteCommand, type PaletteContext, type PaletteEntry, paletteGroups } from './paletteEntries'
import { type SearchStatus, useCardSearch } from './useCardSearch'

type PaletteProps = {
  context: Omit<PaletteContext, 't' | 'found'>
  /** Returns the first words. */
  typed: () => string
  onRun: (command: PaletteCommand) => void
  onClose: () => void
}

/** Dialog that finds cards and does what its entries say, by typing. The typed words are kept nowhere. */
export function Palette({ context, typed, onRun, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(typed)
  const { status, found, retry, onWords } = useCardSearch(text)
  const groups = paletteGroups({ ...context, t, found }, text)
  const entries = groups.flatMap((group) => group.entries)

  const results = useRef<HTMLDivElement>(null)
  const change = (words: string) => {
    setText(words)
    onWords(words)
  }
  const run = (key: string | number) => {
    const entry = entries.find(({ id }) => id === key)
    if (entry) onRun(entry.command)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari sends the Enter that accepts a word of an input method after the composition; it must not run an entry.
    if (isComposing(event.nativeEvent)) return event.stopPropagation()
    // React Aria chooses the first result after typed words only, not after pasted words or those typed before the palette had loaded.
    const [first] = entries
    if (event.key !== 'Enter' || !first || text.trim() === '' || results.current?.querySelector('[data-focused]'))
      return
    event.stopPropagation()
    onRun(first.command)
  }

  return (
    <Dialog isOpen title={t('app.palette')} closeLabel={t('palette.close')} onClose={onClose}>
      <div className={styles.palette}>
        <Autocomplete inputValue={text} onInputChange={change}>
          <PaletteField onKeyDown={onKeyDown} />
          <div className={styles.status}>
            <p role="status">{statusText(t, status, text.trim() === '' ? undefined : entries.length)}</p>
            {status === 'failed' ? (
              <Button variant="quiet" onPress={retry}>
                {t('app.retry')}
              </Button>
            ) : null}
          </div>
          {/* A tab stop, so that the keyboard can scroll without moving through the results. */}
          <div ref={results} className={styles.results} role="region" aria-label={t('palette.list')} tabIndex={0}>
            <Menu aria-label={t('palette.list')} onAction={run} className={styles.menu}>
              {groups.map(({ id, title, entries: own }) => (
                <MenuSection key={id} id={id} title={title}>
                  {own.map((entry) => (
                    <PaletteItem key={entry.id} id={entry.id} entry={entry} isSettled={status === 'ready'} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
            {entries.length === 0 ? (
              <p className={styles.none}>
                {t('palette.none')}
                <span>{t('palette.noneHint')}</span>
              </p>
            ) : null}
          </div>
        </Autocomplete>
      </div>
    </Dialog>
  )
}

/** Returns what a screen reader hears after a key: why the search has no answer, or the number of results. */
function statusText(t: Translate, status: SearchStatus, count: number | undefined): string {
  if (count === undefined) return ''
  const results = t('palette.results', { count })
  return status === 'ready' || status === 'idle' ? results : `${results} · ${t(`palette.${status}`)}`
}

type FieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'slot'> & {
  value?: string
  onChange?: (value: string) => void
}

/** Field of the palette. `Autocomplete` moves through the results with its keys while the caret stays in the field. */
function PaletteField({ onKeyDown }: { onKeyDown: (event: KeyboardEvent) => void }) {
  const { t } = useTranslation()
  const own: FieldProps = {}
  const [{ value, onChange, ...input }, ref] = useContextProps(
    own,
    useRef<Element & HTMLOrSVGElement>(null),
    FieldInputContext,
  )
  return (
    <div className={styles.field} onKeyDownCapture={onKeyDown}>
      <Search aria-hidden="true" size={20} className={styles.searchIcon} />
      <input
        {...input}
        ref={(element) => {
          ref.current = element
        }}
        type="text"
        aria-label={t('app.palette')}
        placeholder={t('palette.placeholder')}
        dir="auto"
        autoFocus
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  )
}

type PaletteItemProps = {
  id: string
  entry: PaletteEntry
  /** True once the search has an answer; only then the names of stacks may be requested. */
  isSettled: boolean
}

function PaletteItem({ entry, isSettled, ...item }: PaletteItemProps) {
  const { label, command, icon, stack, shortcut, isDanger } = entry
  const Icon = icon ?? (command.kind === 'openCard' ? cardTypeViews[knownCardType(command.card)].icon : undefined)
  return (
    <MenuItem {...item} textValue={label} icon={Icon ? <Icon /> : null} kind={isDanger ? 'danger' : 'plain'}>
      <span className={styles.row}>
        <span className={styles.words}>
          <span className={styles.label} dir="auto">
            {label}
          </span>
          {stack ? <StackName stack={stack} isSettled={isSettled} /> : null}
        </span>
        {shortcut ? (
          <kbd className={styles.key} aria-hidden="true">
            {shortcut}
          </kbd>
        ) : null}
      </span>
    </MenuItem>
  )
}

/** Name of the person's own stack that contains a card. The stack of another person may be out of reach. */
function StackName({
  stack: { id, ownerId },
  isSettled,
}: {
  stack: { id: string; ownerId: number | null }
  isSettled: boolean
}) {
  const { t } = useTranslation()
  const userId = useAppSelector(selectMe)?.id
  const listed = useAppSelector((state) => selectListedCard(state, id))
  const isRequested = isSettled && !listed && ownerId === userId
  const { data } = useGetCardQuery(isRequested ? { cardId: id } : skipToken)
  const stack = listed ?? data
  return stack ? (
    <>
      <span className="visually-hidden">, </span>
      <span className={styles.stack} dir="auto">
        {cardTitle(stack, t)}
      </span>
    </>
  ) : null
}
