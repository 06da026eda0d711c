import type { JournalEntry } from '../school'
import type { OpenTab, PanelContext, Say } from './context'
import { button, choice, element, labelled } from './dom'
import { caseOf, fixturesOf, isShown, type JournalFilter, readable } from './journalCases'

type Row = { node: HTMLLIElement; show: (entry: JournalEntry) => void }

const toneOf = (status: JournalEntry['status']) => {
  if (status === undefined) return 'running'
  return typeof status === 'number' && status < 400 ? 'ok' : 'failed'
}

async function copy(text: string, say: Say) {
  try {
    await navigator.clipboard.writeText(text)
    say('Copied.')
  } catch {
    say('The browser does not let the page copy; use the export.')
  }
}

/** Hands a text to the browser as a file to save. */
function download(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  element('a', { href, download: name }).click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}

function bodyPart(heading: string, body: unknown): HTMLElement[] {
  if (body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0)) return []
  const pre = element('pre', { textContent: readable(body), tabIndex: 0, ariaLabel: heading })
  pre.setAttribute('role', 'region')
  return [element('h4', { textContent: heading }), pre]
}

function detailsOf(entry: JournalEntry, say: Say): Node[] {
  const { method, path, as, scenario, params, query, body, answered } = entry
  const found = caseOf(entry)
  return [
    element('p', { className: 'faint', textContent: `${method} /${path} · ${as ?? 'a visitor'} · ${scenario}` }),
    ...bodyPart('Path', params),
    ...bodyPart('Query', query),
    ...bodyPart('Sent', body),
    ...bodyPart('Answered', answered),
    ...(found ? [button('Copy as fixture case', () => void copy(JSON.stringify(found, null, 2), say))] : []),
  ]
}

function createRow(first: JournalEntry, say: Say): Row {
  let entry = first
  const status = element('span', { className: 'status' })
  const took = element('span', { className: 'took' })
  const details = element('details', {}, [
    element('summary', {}, [
      status,
      element('span', { className: 'call', textContent: entry.call ?? entry.path }),
      took,
    ]),
  ])
  const inside = element('div', { className: 'inside' })
  details.append(inside)
  const fill = () => inside.replaceChildren(...(details.open ? detailsOf(entry, say) : []))
  details.addEventListener('toggle', fill)
  let shown = ''
  return {
    node: element('li', {}, [details]),
    show(next) {
      entry = next
      const text = `${next.status ?? '…'} ${next.took ?? ''}`
      if (text === shown) return
      shown = text
      status.textContent = String(next.status ?? '…')
      status.dataset.tone = toneOf(next.status)
      took.textContent = next.took === undefined ? '' : `${next.took} ms`
      fill()
    },
  }
}

/** The journal: every request of this page, newest first, with all that was sent and answered. */
export function openRequests({ school }: PanelContext, say: Say): OpenTab {
  const filter: JournalFilter = { text: '', status: 'all' }
  const rows = new Map<number, Row>()
  const list = element('ol', { className: 'journal', ariaLabel: 'Requests, newest first' })
  const none = element('p', { className: 'faint', textContent: 'No request to show.' })

  const show = () => {
    const entries = school.journal.entries()
    const present = new Set(entries.map(({ id }) => id))
    for (const [id, { node }] of rows) {
      if (present.has(id)) continue
      node.remove()
      rows.delete(id)
    }
    for (const entry of entries) {
      const row = rows.get(entry.id) ?? createRow(entry, say)
      // Rows are never moved: one that is open stays open, and the focus stays where it is.
      if (!rows.has(entry.id)) list.prepend(row.node)
      rows.set(entry.id, row)
      row.show(entry)
      row.node.hidden = !isShown(entry, filter)
    }
    none.hidden = entries.some((entry) => isShown(entry, filter))
  }

  let frame = 0
  const showSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(show)
  }
  const stop = school.journal.onEntry(showSoon)

  const search = element('input', { type: 'search', placeholder: 'getCards, v1/format, 422' })
  search.addEventListener('input', () => {
    filter.text = search.value
    show()
  })
  const status = choice(
    [
      { value: 'all', text: 'All' },
      { value: 'ok', text: 'Went well' },
      { value: 'failed', text: 'Failed' },
      { value: 'running', text: 'Running' },
    ],
    'all',
    (value) => {
      filter.status = value as JournalFilter['status']
      show()
    },
  )
  const exportAll = () => {
    const shown = school.journal.entries().filter((entry) => isShown(entry, filter))
    const fixtures = fixturesOf(shown)
    download('heartboard-requests.json', JSON.stringify(fixtures, null, 2))
    say(`Exported the cases of ${fixtures.length} calls.`)
  }
  show()
  return {
    nodes: [
      element('div', { className: 'row' }, [labelled('Call, path or status', search), labelled('Outcome', status)]),
      element('div', { className: 'row' }, [
        button('Export journal', exportAll),
        button('Clear', () => school.journal.clear()),
      ]),
      none,
      list,
    ],
    close() {
      stop()
      cancelAnimationFrame(frame)
    },
  }
}
