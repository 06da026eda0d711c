import { useState, useSyncExternalStore } from 'react'
import { getViolations, subscribeToViolations } from '@/api/core/contractValidation'
import styles from './ContractPanel.module.css'

/**
 * Where answers of a real backend differ from the contract, at the top of the page. Only for who develops against one: src/main.tsx
 * loads it in development and never beside the pretend school, whose panel shows the same list. Nothing is seen while all is well.
 */
export function ContractPanel() {
  const reports = useSyncExternalStore(subscribeToViolations, getViolations)
  const [isOpen, setOpen] = useState(false)
  if (reports.length === 0) return null
  return (
    <aside className={styles.panel} aria-label="Differences from the contract">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Contract: {reports.length === 1 ? '1 difference' : `${reports.length} differences`}
      </button>
      {isOpen ? (
        <ul>
          {reports.map(({ call, field, detail, count }) => (
            <li key={`${call} ${field}`}>
              <strong>{call}</strong> <code>{field || 'body'}</code>
              <span>{count === 1 ? 'once' : `${count} times`}</span>
              <p>{detail}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  )
}
