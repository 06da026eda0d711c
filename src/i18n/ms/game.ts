import type { texts as en } from '../en/game'

export const texts: typeof en = {
  game: {
    label: 'Permainan: lompat kaktus',
    hint: 'Tekan Space atau ketik untuk melompat kaktus. Tekan Enter untuk mula semula.',
    score: 'Skor: {{score}}',
    paused: 'Dijeda. Ketik permainan untuk menyambung.',
    ouch: 'Aduh, kaktus! Cuba sekali lagi.',
    over_one: 'Anda melompat {{count}} kaktus!',
    over_other: 'Anda melompat {{count}} kaktus!',
    again: 'Main lagi',
  },
}
