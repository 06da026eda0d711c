/** Spreadsheets recognise UTF-8 by this character. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * Matches the start of a cell that a spreadsheet would run as a formula, even in full-width characters or after white
 * space or zero-width characters.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠｜]|^[\t\r\n]/u
const NEEDS_QUOTES = /[",;\r\n]/

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Converts rows of texts to CSV (RFC 4180). A spreadsheet treats no cell as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
