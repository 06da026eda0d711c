import type { texts as en } from './chat.en'

/** Bahasa Melayu texts of `chat.en.ts`. */
export const texts: typeof en = {
  chat: {
    title: 'Magic Chat',
    close: 'Tutup sembang',
    greeting: 'Hai {{name}}! Apa yang hendak kita terokai hari ini?',
    hint: 'Minta penerangan, kuiz, cerita atau rancangan pengajaran. Anda boleh menambah apa yang anda suka ke papan.',
    input: 'Tanya {{buddy}}',
    placeholder: 'Tanya apa sahaja tentang pelajaran anda',
    send: 'Hantar',
    stop: 'Berhenti',
    you: 'Anda',
    thinking: '{{buddy}} sedang berfikir',
    stopped: 'Dihentikan. Setakat ini sahaja.',
    interrupted: 'Jawapan terputus. Bahagian ini sempat diterima.',
    failed: 'Tiada jawapan diterima.',
    cut: 'Hanya permulaan dipaparkan: jawapan ini terlalu panjang. Tambah menyimpan semuanya.',
    retry: 'Tanya lagi',
    ready: 'Jawapan sudah sedia',
    add: 'Tambah',
    adding: 'Menambah...',
    added: 'Ditambah!',
    messages: 'Perbualan',
    jump: 'Ke mesej terkini',
    about: 'Tentang: {{title}}',
  },
  magicchat: { quota_reached: 'Magik anda sudah habis! Ia akan kembali selepas tengah malam.' },
}
