/** Bahasa Melayu texts of `en/suggestions.ts`. */
export const texts = {
  ai_suggestion: {
    message: {
      notFound: 'Tiada cadangan ditemui untuk teks ini.',
      placeLost: 'Bahagian itu sudah banyak berubah, jadi cadangan ini tidak dapat digunakan.',
    },
  },
  suggestions: {
    label: 'Cadangan penulisan',
    level: 'Tahap',
    levels: { beginner: 'Permulaan', mixed_abilities: 'Pelbagai kebolehan', advanced: 'Lanjutan' },
    heart: { H: 'H: Inti idea', E: 'E: Contoh', A: 'A: Tanya pembaca', R: 'R: Sebab', T: 'T: Fikir lagi' },
    tagging: 'Membaca teks anda…',
    writing: '{{heart}} sedang ditulis…',
    apply: 'Guna',
    applying: '{{heart}} sedang ditulis ke dalam teks',
    stop: 'Henti',
    dismiss: 'Ketepikan',
    more: 'Cadangkan lagi',
    none: 'Tiada cadangan lagi pada tahap ini.',
    failed: 'Sesetengah cadangan tidak dapat dibuat.',
    retry: 'Cuba lagi',
    withoutPlace: 'Bahagian berkenaan tiada lagi di dalam teks.',
    applyFailed: 'Cadangan itu tidak dapat digunakan. Teks anda seperti asal.',
    present_one: '{{count}} cadangan di sebelah teks.',
    present_other: '{{count}} cadangan di sebelah teks.',
    applied: '{{heart}} kini ada di dalam teks. Buat asal untuk membatalkannya.',
    stopped: 'Dihentikan. Teks anda seperti asal.',
    dismissed: '{{heart}} diketepikan.',
    tip: 'Pilih satu huruf untuk membaca cadangannya. Di dalam teks, Alt+Enter pergi ke huruf bagi ayat itu, Escape kembali semula.',
    tipDone: 'Faham',
  },
}
