/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Start of a cell that a spreadsheet would run as a formula, also full-width or behind white space or zero-width characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u
const NEEDS_QUOTES = /[",;\r\n]/

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows of texts as CSV (RFC 4180). No cell is a formula in a spreadsheet. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
