import clsx from 'clsx'
import { Check, Lock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { GridList, GridListHeader, GridListItem, GridListSection, type Key } from 'react-aria-components/GridList'
import styles from './PickList.module.css'

export type PickItem = {
  id: string
  name: string
  /** A quieter word below the name, for example why it cannot be changed. */
  detail?: string
  /** Decorative, before the name. */
  picture?: ReactNode
  isChosen: boolean
  /** Can be reached and read, but not changed. */
  isLocked?: boolean
}

export type PickSection = { id: string; title: string; items: PickItem[] }

export type PickListProps = {
  label: string
  /** A section without items is left out, with its title. */
  sections: PickSection[]
  /** Several at once where Shift chooses a range. */
  onToggle: (ids: string[]) => void
  className?: string
}

/** A list to choose several things from. One stop for Tab, arrow keys and letters inside, Space or a press chooses. */
export function PickList({ label, sections, onToggle, className }: PickListProps) {
  const shown = sections.filter(({ items }) => items.length > 0)
  const items = shown.flatMap((section) => section.items)
  const chosen = new Set<Key>(items.filter(({ isChosen }) => isChosen).map(({ id }) => id))
  // React Aria's own set also knows where a range starts.
  const [last, setLast] = useState(chosen)
  const isLast = last.size === chosen.size && items.every(({ id, isChosen }) => last.has(id) === isChosen)
  /** What was chosen before a range was begun: making the range shorter gives back its own rows only. */
  const beforeRange = useRef(chosen)
  const isRange = useRef(false)
  const readShift = ({ shiftKey }: { shiftKey: boolean }) => {
    isRange.current = shiftKey
  }
  return (
    <div className={styles.hearing} onPointerDownCapture={readShift} onKeyDownCapture={readShift}>
      <GridList
        aria-label={label}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={isLast ? last : chosen}
        // Locked rows are not disabled ones: React Aria would no longer say that they are chosen.
        onSelectionChange={(keys) => {
          if (keys === 'all') return
          if (isRange.current) for (const key of beforeRange.current) if (chosen.has(key)) keys.add(key)
          const changed = items.filter(({ id, isChosen }) => keys.has(id) !== isChosen)
          for (const { id, isChosen, isLocked } of changed) {
            if (isLocked && isChosen) keys.add(id)
            if (isLocked && !isChosen) keys.delete(id)
          }
          if (!isRange.current) beforeRange.current = new Set(keys)
          setLast(keys)
          onToggle(changed.filter(({ isLocked }) => !isLocked).map(({ id }) => id))
        }}
        // Escape belongs to the dialog around the list.
        escapeKeyBehavior="none"
        className={clsx(styles.list, className)}
      >
        {shown.map((section) => (
          <GridListSection key={section.id} id={section.id} className={styles.section}>
            <GridListHeader className={styles.title}>{section.title}</GridListHeader>
            {section.items.map((item) => (
              <PickRow key={item.id} {...item} />
            ))}
          </GridListSection>
        ))}
      </GridList>
    </div>
  )
}

function PickRow({ id, name, detail, picture, isChosen, isLocked = false }: PickItem) {
  return (
    <GridListItem
      id={id}
      textValue={detail ? `${name}, ${detail}` : name}
      className={clsx(styles.row, isLocked && styles.fixed)}
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
      <span className={clsx(styles.mark, isChosen && styles.chosen, isLocked && styles.locked)} aria-hidden="true">
        {isLocked ? <Lock size={16} /> : isChosen ? <Check size={18} strokeWidth={3} /> : null}
      </span>
    </GridListItem>
  )
}
