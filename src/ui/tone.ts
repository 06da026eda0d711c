/** Meaning of a message; `Tone.module.css` has the colours. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger'
