/**
 * A text on one line: white space with a line break in it becomes one space. Looks at each run of white space once; an expression that begins
 * with white space and asks for a line break would look again from each character.
 */
export const withoutLineBreaks = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
