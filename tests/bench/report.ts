import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

export type Row = {
  name: string
  figure: number
  unit: string
  /** The figure may be at most this; undefined if there is no limit. */
  limit?: number
  /** True for times measured by the clock, which other processes increase. */
  isClock?: true
  detail?: string
}
export type Section = {
  title: string
  command: string
  /**
   * The load average before or after the section, whichever is higher. A load above the number of cores means that the machine
   * was busy.
   */
  load: number
  rows: Row[]
}

export type Machine = {
  processor: string
  cores: number
  memory: string
  system: string
  node: string
  browser: string
}

export const currentLoad = () => Math.round((loadavg()[0] ?? 0) * 10) / 10

export const machineOf = (browser: string): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  browser: `Chromium ${browser}`,
})

/** Returns `busy` for a time above the limit on a busy machine, because it proves nothing. */
const verdictOf = ({ figure, limit, isClock }: Row, load: number) => {
  if (limit === undefined) return ''
  if (figure <= limit) return 'pass'
  return isClock && load > cpus().length ? 'busy' : 'FAIL'
}

const format = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })

export function tableOf(sections: readonly Section[], machine: Machine, date: string): string {
  const rows = sections.flatMap(({ title, command, load, rows: lines }) => [
    [`**${title}**`, '', '', '', `\`${command}\`, load ${load}`],
    ...lines.map((row) => [
      row.name,
      `${format(row.figure)} ${row.unit}`.trim(),
      row.limit === undefined ? '' : `≤ ${format(row.limit)}`,
      verdictOf(row, load),
      row.detail ?? '',
    ]),
  ])
  const table = [['Row', 'Figure', 'Limit', '', 'Command, details'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0), 3))
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = table
  const rule = lineOf(widths.map((width) => '-'.repeat(width)))
  const { processor, cores, memory, system, node, browser } = machine
  return [
    `${date} · ${processor}, ${cores} cores, ${memory} · ${system} · Node ${node} · ${browser}`,
    '',
    lineOf(head),
    rule,
    ...body.map(lineOf),
  ].join('\n')
}

/**
 * Writes every row with command, machine and date to a file in `results/`.
 * @returns the URL of the file
 */
export function writeResults(sections: readonly Section[], machine: Machine, date: string): URL {
  const folder = new URL('results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${date.replace(/[:.]/g, '-')}.json`, folder)
  const rows = sections.flatMap(({ title, command, load, rows: lines }) =>
    lines.map((row) => ({
      section: title,
      ...row,
      verdict: verdictOf(row, load) || null,
      command,
      load,
      machine,
      date,
    })),
  )
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  return file
}

export const hasFailed = (sections: readonly Section[]): boolean =>
  sections.some(({ load, rows }) => rows.some((row) => verdictOf(row, load) === 'FAIL'))
