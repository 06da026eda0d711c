import { asFraction, asDecimal, commonDivisor, fromDecimal, rational, type Rational } from './rational'

export type Operator = '+' | '−' | '×' | '÷' | '^'
/** The notation in which a number was typed. The result is shown in this notation first. */
export type Notation = 'whole' | 'decimal' | 'fraction' | 'percent'

type NumberPart = {
  kind: 'number'
  value: Rational
  shown: string
  notation: Notation
}
type Part = NumberPart | { kind: 'operator'; sign: Operator; shown: string } | { kind: 'open' } | { kind: 'close' }

export type Sum =
  | {
      outcome: 'solved'
      expression: string
      value: Rational
      notations: readonly Notation[]
      working: readonly string[]
    }
  | { outcome: 'dividedByZero'; expression: string }

const WORDED: readonly (readonly [RegExp, string])[] = [
  [/\b(plus|added to|tambah|campur)\b/g, '+'],
  [/\b(minus|take away|subtract|tolak)\b/g, '−'],
  [/\b(times|multiplied by|darab|kali)\b/g, '×'],
  [/\b(divided by|over|bahagi|dibahagi(?: dengan)?)\b/g, '÷'],
  [/\b(?:di)?kuasa (?:dua|2)\b/g, '^2'],
  [/\b(?:di)?kuasa (?:tiga|3)\b/g, '^3'],
  [/\bto the power of\b|\bkuasa\b/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\b(?:a |one )?half of\b|\b(?:setengah|separuh) (?:daripada|dari)\b/g, '1/2 of'],
  [/\b(?:a |one )?third of\b/g, '1/3 of'],
  [/\b(?:a |one )?quarter of\b|\bsuku (?:daripada|dari)\b/g, '1/4 of'],
  [/\b(percent|per cent|peratus)\b/g, '%'],
  [/\b(of|daripada)\b/g, 'of'],
]
const LEAD =
  /^(?:(?:hi|hello|please|can you|could you|tell me|work out|workout|what(?:'s|’s| is| are)?|how much is|calculate|compute|find|solve|evaluate|simplify|add|the (?:answer|value|sum) (?:to|of)|answer|what about|how about|and|berapa(?:kah)?|brp|kira(?:kan)?|hitung(?:kan)?|apakah|permudahkan)[\s:,]+)+/

function prepare(question: string): string {
  let text = question
    .toLowerCase()
    .replace(LEAD, '')
    .replace(/(=\s*\??|\?|please|tolong|berapa|brp)\s*$/g, '')
    .replace(/[?!.\s]+$/, '')
  for (const [pattern, sign] of WORDED) text = text.replace(pattern, ` ${sign} `)
  return text
    .replace(/(\d)\s*[x*·]\s*(?=[-−\d(])/g, '$1 × ')
    .replace(/\)\s*[x*]/g, ') ×')
    .replace(/\s+%/g, '%')
    .replace(/rm\s?(?=\d)/g, '')
}

/** Matches a mixed number, a fraction without spaces around the slash, a decimal or a percentage. */
const NUMBER =
  /^(?:(\d{1,9}) (\d{1,9})\/(\d{1,9})|(\d{1,12})\/(\d{1,12})(?![\d.])|(\d{1,3}(?:,\d{3})+(?:\.\d{1,8})?|\d{1,15}(?:\.\d{1,8})?|\.\d{1,8})(%?))/
const SIGNS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '–': '−',
  '×': '×',
  '*': '×',
  '÷': '÷',
  '/': '÷',
  '^': '^',
}

function readNumber(match: RegExpExecArray): NumberPart {
  const [text, whole, mixedTop, mixedBottom, top, bottom, decimal, percent] = match
  if (whole !== undefined && mixedTop !== undefined && mixedBottom !== undefined) {
    const lower = BigInt(mixedBottom)
    return {
      kind: 'number',
      value: rational(BigInt(whole) * lower + BigInt(mixedTop), lower),
      shown: text,
      notation: 'fraction',
    }
  }
  if (top !== undefined && bottom !== undefined) {
    return { kind: 'number', value: rational(BigInt(top), BigInt(bottom)), shown: text, notation: 'fraction' }
  }
  const value = fromDecimal(decimal ?? '0')
  if (percent === '%')
    return { kind: 'number', value: rational(value.top, value.bottom * 100n), shown: text, notation: 'percent' }
  return { kind: 'number', value, shown: text, notation: text.includes('.') ? 'decimal' : 'whole' }
}

function readParts(text: string): Part[] | null {
  const parts: Part[] = []
  let rest = text.trim()
  while (rest !== '') {
    const last = parts.at(-1)
    const wantsNumber = last === undefined || last.kind === 'operator' || last.kind === 'open'
    const negative = wantsNumber && /^[-−–]\s?(?=[\d.])/.exec(rest)
    const match = NUMBER.exec(negative ? rest.slice(negative[0].length) : rest)
    if (match !== null) {
      if (!wantsNumber) return null
      const part = readNumber(match)
      parts.push(negative ? { ...part, value: { ...part.value, top: -part.value.top }, shown: `−${part.shown}` } : part)
      rest = rest.slice((negative ? negative[0].length : 0) + match[0].length).trim()
      continue
    }
    const isOf = rest.startsWith('of ')
    const sign = isOf ? '×' : SIGNS[rest.charAt(0)]
    if (rest.startsWith('(')) {
      if (!wantsNumber) return null
      parts.push({ kind: 'open' })
    } else if (rest.startsWith(')')) {
      if (wantsNumber) return null
      parts.push({ kind: 'close' })
    } else if (sign !== undefined && !wantsNumber) parts.push({ kind: 'operator', sign, shown: isOf ? 'of' : sign })
    else return null
    rest = rest.slice(isOf ? 2 : 1).trim()
  }
  return isBalanced(parts) ? parts : null
}

function isBalanced(parts: readonly Part[]): boolean {
  let depth = 0
  for (const part of parts) {
    if (part.kind === 'open') depth += 1
    if (part.kind === 'close') depth -= 1
    if (depth < 0) return false
  }
  const last = parts.at(-1)
  return depth === 0 && last !== undefined && last.kind !== 'operator' && last.kind !== 'open'
}

function show(parts: readonly Part[]): string {
  return parts
    .map((part) =>
      part.kind === 'number' ? part.shown : part.kind === 'operator' ? part.shown : part.kind === 'open' ? '(' : ')',
    )
    .join(' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/ \^ /g, '^')
}

/** Writes a value as text. A decimal that does not end is written as a fraction. */
export function showValue(value: Rational, isDecimal: boolean): string {
  const text = (isDecimal ? asDecimal(value) : null) ?? asFraction(value)
  return text.replace(/^-/, '−')
}

function explainAddition(a: NumberPart, b: NumberPart, sign: '+' | '−', result: string): string {
  const isFraction = a.value.bottom !== 1n || b.value.bottom !== 1n
  if (isFraction && a.notation !== 'decimal' && b.notation !== 'decimal') {
    const bottom = (a.value.bottom * b.value.bottom) / commonDivisor(a.value.bottom, b.value.bottom)
    const tops = [a, b].map(({ value }) => (value.top * bottom) / value.bottom) as [bigint, bigint]
    const raw = sign === '+' ? tops[0] + tops[1] : tops[0] - tops[1]
    const middle = `${tops[0]}/${bottom} ${sign} ${tops[1]}/${bottom} = ${raw}/${bottom}`.replace(/-/g, '−')
    const simplified = `${raw}/${bottom}`.replace('-', '−') === result ? '' : ` = ${result}`
    return `Give both the denominator ${bottom}: ${middle}${simplified}`
  }
  const [x, y] = [a.value.top, b.value.top]
  if (sign === '+' && !isFraction && x > 10n && y > 10n && x < 1000n && y < 1000n) {
    const [tens, ones] = [x - (x % 10n) + y - (y % 10n), (x % 10n) + (y % 10n)]
    return `Tens first, then ones: ${x} + ${y} = ${tens} + ${ones} = ${result}`
  }
  return `${a.shown} ${sign} ${b.shown} = ${result}`
}

function explainProduct(a: NumberPart, b: NumberPart, result: string): string {
  const percent = [a, b].find(({ notation }) => notation === 'percent')
  if (percent !== undefined) {
    const other = percent === a ? b : a
    const rate = percent.shown.replace('%', '')
    const isWhole = other.value.bottom === 1n && !rate.includes('.')
    const middle = isWhole ? ` = ${BigInt(rate.replace('−', '-')) * other.value.top}/100`.replace('-', '−') : ''
    return `${percent.shown} means ${rate}/100, so ${rate}/100 × ${other.shown}${middle} = ${result}`
  }
  if (a.notation === 'fraction' || b.notation === 'fraction') {
    const raw = `${a.value.top * b.value.top}/${a.value.bottom * b.value.bottom}`.replace('-', '−')
    return `Multiply tops, then bottoms: ${asFraction(a.value)} × ${asFraction(b.value)} = ${raw}${raw === result ? '' : ` = ${result}`}`
  }
  const [x, y] = a.value.top >= b.value.top ? [a.value.top, b.value.top] : [b.value.top, a.value.top]
  if (a.value.bottom === 1n && b.value.bottom === 1n && x > 10n && x < 1000n && y > 1n && y < 100n && x % 10n !== 0n) {
    const tens = x - (x % 10n)
    return `Split ${x} into ${tens} and ${x - tens}: ${tens} × ${y} + ${x - tens} × ${y} = ${tens * y} + ${(x - tens) * y} = ${result}`
  }
  return `${a.shown} × ${b.shown} = ${result}`
}

function explainQuotient(a: NumberPart, b: NumberPart, result: string): string {
  if (a.notation === 'fraction' || b.notation === 'fraction') {
    return `Turn the second fraction over and multiply: ${asFraction(a.value)} × ${asFraction(rational(b.value.bottom, b.value.top))} = ${result}`
  }
  const [x, y] = [a.value, b.value]
  if (x.bottom === 1n && y.bottom === 1n && x.top > 0n && y.top > 0n) {
    const [whole, rest] = [x.top / y.top, x.top % y.top]
    const check = `${y.top} × ${whole} = ${y.top * whole}`
    return rest === 0n
      ? `${a.shown} ÷ ${b.shown} = ${result}, because ${check}`
      : `${check}, which leaves ${rest}: ${a.shown} ÷ ${b.shown} = ${whole} remainder ${rest}, or ${result}`
  }
  return `${a.shown} ÷ ${b.shown} = ${result}`
}

function operate(a: NumberPart, sign: Operator, b: NumberPart): { part: NumberPart; line: string } | null {
  const [x, y] = [a.value, b.value]
  let value: Rational
  if (sign === '+') value = rational(x.top * y.bottom + y.top * x.bottom, x.bottom * y.bottom)
  else if (sign === '−') value = rational(x.top * y.bottom - y.top * x.bottom, x.bottom * y.bottom)
  else if (sign === '×') value = rational(x.top * y.top, x.bottom * y.bottom)
  else if (sign === '÷') value = rational(x.top * y.bottom, x.bottom * y.top)
  else if (y.bottom === 1n && y.top >= 0n && y.top <= 20n) value = rational(x.top ** y.top, x.bottom ** y.top)
  else return null
  const isDecimal = [a, b].some(({ notation }) => notation === 'decimal' || notation === 'percent')
  const shown = showValue(value, isDecimal)
  const notation: Notation = value.bottom === 1n ? 'whole' : isDecimal ? 'decimal' : 'fraction'
  const power = Array.from({ length: Number(y.top) }, () => a.shown).join(' × ')
  const line =
    sign === '^'
      ? `${a.shown}^${b.shown} = ${power === '' ? '' : `${power} = `}${shown}`
      : sign === '×'
        ? explainProduct(a, b, shown)
        : sign === '÷'
          ? explainQuotient(a, b, shown)
          : explainAddition(a, b, sign, shown)
  return { part: { kind: 'number', value, shown, notation }, line }
}

const RANKS: readonly (readonly Operator[])[] = [['^'], ['×', '÷'], ['+', '−']]

/**
 * Evaluates an expression step by step: brackets first, then powers, × and ÷, + and −, each from the left. Returns null if the
 * expression is incomplete.
 */
function reduce(parts: Part[], working: string[]): NumberPart | null {
  let list = parts
  while (list.length > 1) {
    const close = list.findIndex(({ kind }) => kind === 'close')
    const open = close === -1 ? -1 : list.slice(0, close).findLastIndex(({ kind }) => kind === 'open')
    const [start, end] = close === -1 ? [0, list.length] : [open + 1, close]
    const inner = list.slice(start, end)
    const rank = RANKS.find((signs) => inner.some((part) => part.kind === 'operator' && signs.includes(part.sign)))
    if (rank === undefined) {
      list = [...list.slice(0, open), ...inner, ...list.slice(close + 1)]
      continue
    }
    const at = start + inner.findIndex((part) => part.kind === 'operator' && rank.includes(part.sign))
    const [left, middle, right] = list.slice(at - 1, at + 2)
    if (left?.kind !== 'number' || middle?.kind !== 'operator' || right?.kind !== 'number') return null
    const done = operate(left, middle.sign, right)
    if (done === null) return null
    working.push(done.line)
    list = [...list.slice(0, at - 1), done.part, ...list.slice(at + 2)]
  }
  return list[0]?.kind === 'number' ? list[0] : null
}

/** Evaluates an arithmetic expression, such as '15% of 80' or '3/4 + 1/8'. Returns null for any other question. */
export function solveSum(question: string): Sum | null {
  const text = prepare(question)
  if (!/\d/.test(text) || text.length > 120) return null
  const expression = text.replace(/\s+/g, ' ').trim()
  try {
    const parts = readParts(text)
    if (parts === null) return null
    const numbers = parts.filter((part): part is NumberPart => part.kind === 'number')
    const isLoneFraction = parts.length === 1 && numbers[0]?.notation === 'fraction'
    if (numbers.length < 2 && !isLoneFraction) return null
    const working: string[] = []
    const result = reduce(parts, working)
    if (result === null) return null
    return {
      outcome: 'solved',
      expression: show(parts),
      value: result.value,
      notations: numbers.map(({ notation }) => notation),
      working,
    }
  } catch (error) {
    if (error instanceof RangeError) return { outcome: 'dividedByZero', expression }
    throw error
  }
}
