/** Meaning of a message. `Tone.module.css` contains the colours. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger'
