/** The meaning of a message; `Tone.module.css` has its colours. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger'
