import { Flag, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardOf } from '@/api/cards/card.schema'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { useTranslation } from '@/i18n/i18n'
import { useRowKeys } from '@/lib/useRowKeys'
import { Button } from '@/ui/Button'
import { encodeEntities } from '../rules/decode'
import { FocusSection } from '../focus/FocusSection'
import styles from './HillChart.module.css'
import { HillChartView } from './HillChartView'
import { moveScope, type Scope } from './hill'
import { ScopeFields } from './ScopeFields'

/** Colours that new scopes get, one after the other. Each has enough contrast on every theme. */
const COLORS = ['#1976d2', '#c2410c', '#7e22ce', '#0f766e', '#be185d', '#a16207'] as const

const newScope = (index: number): Scope => ({
  name: '',
  color: COLORS[index % COLORS.length] ?? COLORS[0],
  percentage: 0,
  status: 'not_started',
})

const isEqual = (a: readonly Scope[], b: readonly Scope[]) => a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * Lets the user edit a hill chart's scopes, on the hill or in the list. Changes are saved with the card (B-174, B-175,
 * D-0080).
 */
export function HillChartEditor({ card }: { card: CardOf<'hillchart'> }) {
  const { t } = useTranslation()
  const { change, flush, status } = useCardSaver()
  const [scopes, setScopes] = useState<readonly Scope[]>(card.scopes)
  /** Latest scopes, kept in a ref because a pointer may move a dot more than once before the next render. */
  const latest = useRef<readonly Scope[]>(card.scopes)
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState(0)
  const { keys, removeKey } = useRowKeys(scopes.length)
  const isClean = status === 'unchanged' || status === 'saved'

  // Shows scopes that other people saved, unless this user has unsaved changes. The server's copy of this user's own
  // save changes nothing.
  useEffect(() => {
    if (!isClean || isEqual(card.scopes, latest.current)) return
    latest.current = card.scopes
    setScopes(card.scopes)
  }, [card.scopes, isClean])

  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  }, [added])

  const save = (changed: readonly Scope[]) => {
    latest.current = changed
    setScopes(changed)
    change({ scopes: [...changed] })
  }
  const changeScope = (index: number, update: (scope: Scope) => Scope) =>
    save(latest.current.map((scope, at) => (at === index ? update(scope) : scope)))
  const move = (index: number, percentage: number) => {
    if (latest.current[index]?.percentage !== percentage) changeScope(index, (scope) => moveScope(scope, percentage))
  }

  return (
    <div
      className={styles.content}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void flush()
      }}
    >
      <HillChartView title={card.title} scopes={scopes} onMove={move} />
      <FocusSection heading={t('formats.hill.scopes')} icon={Flag}>
        {scopes.length === 0 ? <p>{t('formats.hill.empty')}</p> : null}
        <ul ref={list} className={styles.scopes}>
          {scopes.map((scope, index) => (
            <ScopeFields
              key={keys[index]}
              scope={scope}
              number={index + 1}
              onMove={(percentage) => move(index, percentage)}
              onRename={(name) => changeScope(index, (renamed) => ({ ...renamed, name: encodeEntities(name) }))}
              onColor={(color) => changeScope(index, (colored) => ({ ...colored, color }))}
              onRemove={() => {
                addButton.current?.focus()
                removeKey(index)
                save(latest.current.toSpliced(index, 1))
              }}
            />
          ))}
        </ul>
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            icon={<Plus />}
            onPress={() => {
              save([...latest.current, newScope(latest.current.length)])
              setAdded((count) => count + 1)
            }}
          >
            {t('teaching.hill.add')}
          </Button>
        </div>
      </FocusSection>
    </div>
  )
}
