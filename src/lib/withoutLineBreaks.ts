/**
 * Puts a text on one line: white space with a line break becomes one space. Scans each run of white space once; a pattern with both
 * conditions would rescan from each character.
 */
export const withoutLineBreaks = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
