import type { texts as en } from '../en/onboarding'

export const texts: typeof en = {
  onboarding: {
    label: '{{buddy}} berkata',
    dismiss: 'Faham',
    character: {
      tutor: 'Jawapan salah pun bagus di sini, kerana ia menunjukkan tempat untuk kita cari.',
      quiz: 'Jawab semua soalan, dan pada akhirnya saya kira markah anda.',
      discover: 'Taip # dan saya tunjukkan semua yang boleh saya buat.',
      recommendation: 'Pilih satu, dan saya sambung daripada kad ini.',
      stack: 'Timbunan menyimpan kad bersama: seret satu kad ke atas kad lain untuk membuat timbunan baharu.',
    },
    hint: {
      LANDING: 'Ini halaman permulaan anda: tanya saya apa sahaja, atau pilih satu jubin.',
      ALL_SPARK: 'Setiap jubin memulakan sesuatu yang baharu: pilih satu yang anda suka.',
      EMPTY_BOARD: 'Ini papan anda: saya simpan semua yang anda buat di sini.',
    },
  },
}
