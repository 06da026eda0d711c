import type { texts as en } from '../en/feedback'

export const texts: typeof en = {
  userFeedback: {
    title: 'Hantar maklum balas',
    close: 'Tutup',
    cancel: 'Batal',
    submit: 'Hantar',
    submitting: 'Sedang menghantar…',
    text: 'Maklum balas anda',
    type: { label: 'Tentang apa?', issue: 'Masalah', idea: 'Idea', general: 'Umum' },
    placeholder: {
      issue: 'Apa yang tidak kena, dan apa yang anda sedang lakukan?',
      idea: 'Apa yang anda ingin ada?',
      general: 'Apa yang anda ingin beritahu kami?',
    },
    message: { success: 'Terima kasih atas maklum balas anda!', failed: 'Ada sesuatu yang tidak kena.' },
  },
}
