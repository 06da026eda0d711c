import { useState } from 'react'
import { contractViolations } from '@/api/core/contractValidation'
import { useExternalStore } from '@/lib/createExternalStore'
import styles from './ContractPanel.module.css'

/**
 * Developer tool that lists contract violations of a real backend at the top of the page. Renders nothing if there are
 * none. src/main.tsx loads it only in development, and never with the mock server, whose own panel shows the same list.
 */
export function ContractPanel() {
  const reports = useExternalStore(contractViolations)
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
