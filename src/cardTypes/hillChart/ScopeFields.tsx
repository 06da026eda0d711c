import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { decodeEntities } from '../rules/decode'
import { numberText } from '../rules/formatDate'
import styles from './HillChart.module.css'
import { clampPercentage, type Scope, typedPercentage } from './hill'
import { scopeColor } from './scopeColor'

/** Maximum length of a name, the same as of a title, in characters (D-2410). */
const MAX_LENGTH = 255
const HEX_COLOR = /^#[\da-f]{6}$/i

type ScopeFieldsProps = {
  scope: Scope
  /** Number shown in the scope's dot, starting at 1. */
  number: number
  onMove: (percentage: number) => void
  onRename: (name: string) => void
  onColor: (color: string) => void
  onRemove: () => void
}

/** One scope in the list: name, status, colour, percentage, and a Remove button. */
export function ScopeFields({ scope, number, onMove, onRename, onColor, onRemove }: ScopeFieldsProps) {
  const { t } = useTranslation()
  const name = decodeEntities(scope.name)
  const label = name.trim() || t('formats.card.untitled')
  /**
   * Text in the percentage field until the field loses keyboard focus, because a half-typed text may not be a
   * percentage.
   */
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li className={styles.scope}>
      <span className={styles.swatch} style={{ borderColor: scopeColor(scope.color) }} aria-hidden="true">
        {number}
      </span>
      <input
        className={styles.nameField}
        aria-label={t('teaching.hill.name', { number })}
        placeholder={t('teaching.hill.namePlaceholder')}
        maxLength={MAX_LENGTH}
        value={name}
        onChange={({ target }) => onRename(target.value)}
      />
      <span className={styles.status}>{t(`formats.hill.status.${scope.status}`)}</span>
      <div className={styles.tools}>
        <input
          type="color"
          className={styles.colorField}
          aria-label={t('teaching.hill.color', { name: label })}
          value={HEX_COLOR.test(scope.color) ? scope.color : '#000000'}
          onChange={({ target }) => onColor(target.value)}
        />
        <label className={styles.percentField}>
          <input
            inputMode="numeric"
            aria-label={t('teaching.hill.percentage', { name: label })}
            value={typed ?? numberText(clampPercentage(scope.percentage))}
            onChange={({ target }) => {
              setTyped(target.value)
              const percentage = typedPercentage(target.value)
              if (percentage !== undefined) onMove(percentage)
            }}
            onBlur={() => setTyped(null)}
          />
          <span aria-hidden="true">%</span>
        </label>
        <IconButton
          label={t('teaching.hill.remove', { name: label })}
          icon={<Trash2 aria-hidden="true" />}
          onPress={onRemove}
        />
      </div>
    </li>
  )
}
