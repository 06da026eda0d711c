import type { RequestLogEntry } from '../server/requestLog'
import type { OpenTab, PanelContext, SetStatus } from './context'
import { button, choice, element, labelled } from './dom'
import { caseOf, fixturesOf, isShown, type RequestLogFilter, readable } from './requestLogCases'

type Row = { node: HTMLLIElement; show: (entry: RequestLogEntry) => void }

const toneOf = (status: RequestLogEntry['status']) => {
  if (status === undefined) return 'running'
  return typeof status === 'number' && status < 400 ? 'ok' : 'failed'
}

async function copy(text: string, setStatus: SetStatus) {
  try {
    await navigator.clipboard.writeText(text)
    setStatus('Copied.')
  } catch {
    setStatus('The browser does not let the page copy; use the export.')
  }
}

function download(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  element('a', { href, download: name }).click()
  // Revoke the URL later, because the browser reads it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}

function bodySection(heading: string, body: unknown): HTMLElement[] {
  if (body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0)) return []
  const pre = element('pre', { textContent: readable(body), tabIndex: 0, ariaLabel: heading })
  pre.setAttribute('role', 'region')
  return [element('h4', { textContent: heading }), pre]
}

function detailsOf(entry: RequestLogEntry, setStatus: SetStatus): Node[] {
  const { method, path, as, scenario, params, query, body, responseBody } = entry
  const found = caseOf(entry)
  return [
    element('p', { className: 'faint', textContent: `${method} /${path} · ${as ?? 'a visitor'} · ${scenario}` }),
    ...bodySection('Path', params),
    ...bodySection('Query', query),
    ...bodySection('Sent', body),
    ...bodySection('Answered', responseBody),
    ...(found ? [button('Copy as fixture case', () => void copy(JSON.stringify(found, null, 2), setStatus))] : []),
  ]
}

function createRow(first: RequestLogEntry, setStatus: SetStatus): Row {
  let entry = first
  const status = element('span', { className: 'status' })
  const duration = element('span', { className: 'duration' })
  const details = element('details', {}, [
    element('summary', {}, [
      status,
      element('span', { className: 'call', textContent: entry.call ?? entry.path }),
      duration,
    ]),
  ])
  const inside = element('div', { className: 'inside' })
  details.append(inside)
  const fill = () => inside.replaceChildren(...(details.open ? detailsOf(entry, setStatus) : []))
  details.addEventListener('toggle', fill)
  let shown = ''
  return {
    node: element('li', {}, [details]),
    show(next) {
      entry = next
      const text = `${next.status ?? '…'} ${next.durationMs ?? ''}`
      if (text === shown) return
      shown = text
      status.textContent = String(next.status ?? '…')
      status.dataset.tone = toneOf(next.status)
      duration.textContent = next.durationMs === undefined ? '' : `${next.durationMs} ms`
      fill()
    },
  }
}

/** Opens the tab Requests: the request log, newest first, with request and response bodies. */
export function openRequestsTab({ mockServer }: PanelContext, setStatus: SetStatus): OpenTab {
  const filter: RequestLogFilter = { text: '', status: 'all' }
  const rows = new Map<number, Row>()
  const list = element('ol', { className: 'request-log', ariaLabel: 'Requests, newest first' })
  const none = element('p', { className: 'faint', textContent: 'No request to show.' })

  const show = () => {
    const entries = mockServer.requestLog.entries()
    const present = new Set(entries.map(({ id }) => id))
    for (const [id, { node }] of rows) {
      if (present.has(id)) continue
      node.remove()
      rows.delete(id)
    }
    for (const entry of entries) {
      const row = rows.get(entry.id) ?? createRow(entry, setStatus)
      // A row must not move in the DOM. Otherwise its open details would close, and keyboard focus would be lost.
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
  const stop = mockServer.requestLog.onEntry(showSoon)

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
      filter.status = value as RequestLogFilter['status']
      show()
    },
  )
  const exportAll = () => {
    const shown = mockServer.requestLog.entries().filter((entry) => isShown(entry, filter))
    const fixtures = fixturesOf(shown)
    download('heartboard-requests.json', JSON.stringify(fixtures, null, 2))
    setStatus(`Exported the cases of ${fixtures.length} calls.`)
  }
  show()
  return {
    nodes: [
      element('div', { className: 'row' }, [labelled('Call, path or status', search), labelled('Outcome', status)]),
      element('div', { className: 'row' }, [
        button('Export request log', exportAll),
        button('Clear', () => mockServer.requestLog.clear()),
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
