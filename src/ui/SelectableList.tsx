import clsx from 'clsx'
import { Check, Lock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { GridList, GridListHeader, GridListItem, GridListSection, type Key } from 'react-aria-components/GridList'
import styles from './SelectableList.module.css'

export type SelectableItem = {
  id: string
  name: string
  /** Second text below the name, such as the reason why the item is locked. */
  detail?: string
  /** Decorative picture before the name. */
  picture?: ReactNode
  isSelected: boolean
  /** If true, the item can be focused and is announced, but its selection cannot be changed. */
  isLocked?: boolean
}

export type SelectableSection = { id: string; title: string; items: SelectableItem[] }

export type SelectableListProps = {
  label: string
  /** Sections of the list. A section without items is not shown, nor is its title. */
  sections: SelectableSection[]
  /** Called with the ids whose selection changes. A range selected with Shift changes several. */
  onToggle: (ids: string[]) => void
  className?: string
}

/**
 * List in which several items can be selected. The list is one tab stop; arrow keys and typed letters move inside. Space or a press toggles
 * an item.
 */
export function SelectableList({ label, sections, onToggle, className }: SelectableListProps) {
  const visibleSections = sections.filter(({ items }) => items.length > 0)
  const items = visibleSections.flatMap((section) => section.items)
  const selectedKeys = new Set<Key>(items.filter(({ isSelected }) => isSelected).map(({ id }) => id))
  // Keeps React Aria's Selection object, because it contains the anchor of a range, which a plain Set would lose.
  const [lastSelection, setLastSelection] = useState(selectedKeys)
  const isLastSelectionCurrent =
    lastSelection.size === selectedKeys.size &&
    items.every(({ id, isSelected }) => lastSelection.has(id) === isSelected)
  /** Selection before a range began. When the range shrinks, only its own rows are deselected. */
  const selectionBeforeRange = useRef(selectedKeys)
  const isExtendingRange = useRef(false)
  const trackShiftKey = ({ shiftKey }: { shiftKey: boolean }) => {
    isExtendingRange.current = shiftKey
  }
  return (
    <div className={styles.root} onPointerDownCapture={trackShiftKey} onKeyDownCapture={trackShiftKey}>
      <GridList
        aria-label={label}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={isLastSelectionCurrent ? lastSelection : selectedKeys}
        // Locked rows stay enabled, because React Aria would not announce disabled rows as selected.
        onSelectionChange={(keys) => {
          if (keys === 'all') return
          if (isExtendingRange.current)
            for (const key of selectionBeforeRange.current) if (selectedKeys.has(key)) keys.add(key)
          const changed = items.filter(({ id, isSelected }) => keys.has(id) !== isSelected)
          for (const { id, isSelected, isLocked } of changed) {
            if (isLocked && isSelected) keys.add(id)
            if (isLocked && !isSelected) keys.delete(id)
          }
          if (!isExtendingRange.current) selectionBeforeRange.current = new Set(keys)
          setLastSelection(keys)
          onToggle(changed.filter(({ isLocked }) => !isLocked).map(({ id }) => id))
        }}
        // Escape closes the surrounding dialog instead.
        escapeKeyBehavior="none"
        className={clsx(styles.list, className)}
      >
        {visibleSections.map((section) => (
          <GridListSection key={section.id} id={section.id} className={styles.section}>
            <GridListHeader className={styles.title}>{section.title}</GridListHeader>
            {section.items.map((item) => (
              <SelectableRow key={item.id} {...item} />
            ))}
          </GridListSection>
        ))}
      </GridList>
    </div>
  )
}

function SelectableRow({ id, name, detail, picture, isSelected, isLocked = false }: SelectableItem) {
  return (
    <GridListItem
      id={id}
      textValue={detail ? `${name}, ${detail}` : name}
      className={clsx(styles.row, isLocked && styles.lockedRow)}
    >
      {picture ? (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      <span className={clsx(styles.mark, isSelected && styles.selected, isLocked && styles.locked)} aria-hidden="true">
        {isLocked ? <Lock size={16} /> : isSelected ? <Check size={16} strokeWidth={3} /> : null}
      </span>
    </GridListItem>
  )
}
