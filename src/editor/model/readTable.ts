import { completeRows } from './tableGrid'
import type { TableCellElement, TableElement, TableRowElement } from './types'

const MAX_SPAN = 1000

type ReadCell = (element: Element, cell: Omit<TableCellElement, 'children'>) => TableCellElement

/** Reads a `<table>` and makes it rectangular. Returns undefined if no row has a cell. */
export function readTable(element: Element, readCell: ReadCell): TableElement | undefined {
  const head = readSections(element, 'thead', readCell).map((row) => ({ ...row, isHead: true as const }))
  const body = readSections(element, 'tbody', readCell)
  const rows = completeRows([...head, ...body])
  if (rows.length === 0) return undefined
  const title = element.getAttribute('title')
  const caption = captionsOf(element)
    .map(({ innerHTML }) => innerHTML.trim())
    .filter(Boolean)
    .join('<br>')
  return { type: 'table', ...(caption ? { caption } : {}), ...(title ? { title } : {}), children: rows }
}

const childrenOf = (element: Element, ...names: string[]) =>
  [...element.children].filter(({ localName }) => names.includes(localName))

/** Returns all captions of a table, because malicious markup may have several. */
export const captionsOf = (table: Element): Element[] => childrenOf(table, 'caption')

const readSections = (table: Element, name: string, readCell: ReadCell): TableRowElement[] =>
  childrenOf(table, name)
    .flatMap((section) => childrenOf(section, 'tr'))
    .map((row): TableRowElement => {
      const title = row.getAttribute('title')
      return {
        type: 'table-row',
        ...(title ? { title } : {}),
        children: childrenOf(row, 'td', 'th').map((cell) => readCell(cell, cellOf(cell))),
      }
    })

function cellOf(element: Element): Omit<TableCellElement, 'children'> {
  const colspan = spanOf(element, 'colspan')
  const rowspan = spanOf(element, 'rowspan')
  return {
    type: 'table-cell',
    ...(element.localName === 'th' ? { isHeader: true } : {}),
    ...(colspan > 1 ? { colspan } : {}),
    ...(rowspan > 1 ? { rowspan } : {}),
  }
}

const spanOf = (element: Element, name: string): number => {
  const span = Number.parseInt(element.getAttribute(name) ?? '', 10)
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), MAX_SPAN)
}
