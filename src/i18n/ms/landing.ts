import type { texts as en } from '../en/landing'

export const texts: typeof en = {
  landing: {
    greeting: 'Hai {{name}}!',
    close: 'Pergi ke papan',
    prompt: {
      label: 'Soalan hari ini',
      loading: 'Sedang mencari soalan',
      ask: 'Cari jawapannya bersama {{buddy}}',
      none: 'Apa yang anda ingin ketahui hari ini?',
      next: 'Soalan lain',
      pause: 'Kekalkan soalan ini',
      play: 'Tukar soalan secara automatik',
      readAloud: 'Baca dengan kuat',
      stopReading: 'Berhenti membaca',
    },
  },
}
