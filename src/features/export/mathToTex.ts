/** TeX commands for characters of operators and identifiers. */
const COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '×': '\\times',
    '÷': '\\div',
    '·': '\\cdot',
    '⋅': '\\cdot',
    '±': '\\pm',
    '−': '-',
    '≤': '\\le',
    '≥': '\\ge',
    '≠': '\\ne',
    '≈': '\\approx',
    '→': '\\to',
    '⇒': '\\Rightarrow',
    '∞': '\\infty',
    '∑': '\\sum',
    '∏': '\\prod',
    '∫': '\\int',
    '√': '\\surd',
    '∠': '\\angle',
    '△': '\\triangle',
    '⊥': '\\perp',
    '∥': '\\parallel',
    '°': '^\\circ',
    '…': '\\ldots',
    '⋯': '\\cdots',
    '∈': '\\in',
    '∪': '\\cup',
    '∩': '\\cap',
    π: '\\pi',
    α: '\\alpha',
    β: '\\beta',
    γ: '\\gamma',
    δ: '\\delta',
    θ: '\\theta',
    λ: '\\lambda',
    μ: '\\mu',
    σ: '\\sigma',
    φ: '\\varphi',
    ω: '\\omega',
    Δ: '\\Delta',
    Σ: '\\Sigma',
    Ω: '\\Omega',
    '\\': '\\backslash',
    '~': '\\sim',
    '^': '\\hat{}',
    '\u2061': '',
    '\u2062': '',
    '\u2063': '',
  }),
)
/** TeX commands for accents in `mover` and `munder`. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['¯', '\\overline'],
  ['‾', '\\overline'],
  ['→', '\\vec'],
  ['^', '\\hat'],
  ['_', '\\underline'],
])

const escapeTex = (text: string) => text.replace(/[#$%&_{}]/g, '\\$&')

/** Joins the parts. A space separates a command from a following letter. */
const join = (parts: readonly string[]) => {
  const written: string[] = []
  /** A command, or its beginning, at the end of the text so far. */
  let command = ''
  for (const part of parts) {
    if (part === '') continue
    if (command.length > 1 && /^[a-zA-Z]/.test(part)) written.push(' ')
    command = /\\[a-zA-Z]*$/.exec(command === '\\' ? command + part : part)?.[0] ?? ''
    written.push(part)
  }
  return written.join('')
}

const token = (text: string) => join(Array.from(text, (sign) => COMMANDS.get(sign) ?? escapeTex(sign)))

const childrenTex = (element: Element) => join(Array.from(element.children, toTex))
/** Returns the TeX of the first `count` children; an empty text for each missing child. */
const partsOf = (element: Element, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const child = element.children[index]
    return child ? toTex(child) : ''
  })
const base = (tex: string) => (/^(\\[a-zA-Z]+|[a-zA-Z]|\d+|)$/.test(tex) ? tex : `{${tex}}`)

const ELEMENTS: Readonly<Record<string, (element: Element) => string>> = {
  mi: ({ textContent }) => {
    const text = textContent.trim()
    return /^[a-zA-Z]{2,}$/.test(text) ? `\\mathrm{${text}}` : token(text)
  },
  mn: ({ textContent }) => token(textContent.trim()),
  mo: ({ textContent }) => token(textContent.trim()),
  mtext: ({ textContent }) => `\\text{${escapeTex(textContent)}}`,
  ms: ({ textContent }) => `\\text{${escapeTex(textContent)}}`,
  mspace: () => '\\;',
  mphantom: (element) => `\\phantom{${childrenTex(element)}}`,
  // The first child is the formula; the others are annotations.
  semantics: (element) => join(partsOf(element, 1)),
  msqrt: (element) => `\\sqrt{${childrenTex(element)}}`,
  mroot: (element) => {
    const [radicand, index] = partsOf(element, 2)
    return `\\sqrt[${index}]{${radicand}}`
  },
  mfrac: (element) => {
    const [above, below] = partsOf(element, 2)
    return `\\frac{${above}}{${below}}`
  },
  msup: (element) => {
    const [of = '', above = ''] = partsOf(element, 2)
    return `${base(of)}^{${above.replace(/^\^/, '')}}`
  },
  msub: (element) => {
    const [of = '', below] = partsOf(element, 2)
    return `${base(of)}_{${below}}`
  },
  msubsup: (element) => {
    const [of = '', below, above] = partsOf(element, 3)
    return `${base(of)}_{${below}}^{${above}}`
  },
  mover: (element) => {
    const [of = '', above] = partsOf(element, 2)
    const accent = ACCENTS.get(element.children[1]?.textContent.trim() ?? '')
    return accent ? `${accent}{${of}}` : `\\overset{${above}}{${of}}`
  },
  munder: (element) => {
    const [of = '', below] = partsOf(element, 2)
    const accent = ACCENTS.get(element.children[1]?.textContent.trim() ?? '')
    return accent ? `${accent}{${of}}` : `\\underset{${below}}{${of}}`
  },
  munderover: (element) => {
    const [of = '', below, above] = partsOf(element, 3)
    return `${base(of)}_{${below}}^{${above}}`
  },
  mtable: (element) => {
    const rows = Array.from(element.children, (row) => Array.from(row.children, childrenTex).join(' & '))
    return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
  },
}

function toTex(element: Element): string {
  return (
    ELEMENTS[element.localName]?.(element) ??
    (element.children.length > 0 ? childrenTex(element) : token(element.textContent.trim()))
  )
}

/**
 * Converts a formula to TeX. Uses the original TeX from `alttext` if it exists (D-0068), otherwise converts the MathML of school
 * mathematics. Unknown elements are replaced by the TeX of their content.
 */
export function mathToTex(math: Element): string {
  const written = math.getAttribute('alttext')?.replace(/\s+/g, ' ').trim()
  if (written && !written.includes('$')) return written
  return childrenTex(math) || token(math.textContent.trim())
}
