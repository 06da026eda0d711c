import type { texts as en } from '../en/gallery'

export const texts: typeof en = {
  gallery: {
    title: 'Pilih sesuatu untuk bermula',
    region: 'Kandungan permulaan',
    choices: 'Semua pilihan',
    choice: '{{title}}, {{index}} daripada {{count}}',
    previous: 'Pilihan sebelumnya',
    next: 'Pilihan seterusnya',
    start: 'MULA',
    saving: 'Menyimpan ke papan anda…',
    cards_one: '{{count}} kad',
    cards_other: '{{count}} kad',
    minutes: '{{count}} min',
    skip: 'Langkau',
    loading: 'Memuatkan galeri…',
    strip: 'Atau mula dengan yang saya sediakan untuk anda',
    dismiss: 'Sembunyikan pilihan ini',
  },
}
