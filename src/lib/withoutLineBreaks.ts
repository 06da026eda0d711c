/**
 * Puts a text on one line: white space that contains a line break becomes one space. Scans each run of white space
 * once, while a pattern with both conditions would scan again from each character.
 */
export const withoutLineBreaks = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
