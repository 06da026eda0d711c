import clsx from 'clsx'
import { Lock, X } from 'lucide-react'
import {
  Button as AriaButton,
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  TagList as AriaTagList,
} from 'react-aria-components/TagGroup'
import styles from './TagGroup.module.css'

export type TagItem = {
  id: string
  name: string
  /** Second text, such as the reason why the tag is locked. */
  detail?: string
  /** True if the tag cannot be removed; it then shows a lock instead of the button. */
  isLocked?: boolean
}

export type TagGroupProps = {
  label: string
  items: TagItem[]
  onRemove: (id: string) => void
  removeLabel: (item: TagItem) => string
  className?: string
}

/**
 * Tags that can be removed by button, Delete or Backspace. The group is one tab stop; arrow keys move inside. After a removal, focus moves
 * to a neighbouring tag.
 */
export function TagGroup({ label, items, onRemove, removeLabel, className }: TagGroupProps) {
  const locked = items.filter(({ isLocked }) => isLocked).map(({ id }) => id)
  return (
    <AriaTagGroup
      aria-label={label}
      disabledKeys={locked}
      onRemove={(keys) => {
        for (const key of keys) if (!locked.includes(String(key))) onRemove(String(key))
      }}
      className={className}
    >
      <AriaTagList items={items} className={styles.list}>
        {(item) => (
          <AriaTag
            id={item.id}
            textValue={item.detail ? `${item.name}, ${item.detail}` : item.name}
            className={clsx(styles.tag, item.isLocked && styles.locked)}
          >
            {item.isLocked ? <Lock aria-hidden="true" size={16} className={styles.lock} /> : null}
            <span className={styles.name}>{item.name}</span>
            {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
            {item.isLocked ? null : (
              <AriaButton slot="remove" aria-label={removeLabel(item)} className={styles.remove}>
                <X aria-hidden="true" size={16} />
              </AriaButton>
            )}
          </AriaTag>
        )}
      </AriaTagList>
    </AriaTagGroup>
  )
}
