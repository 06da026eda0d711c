/** Teks palet. */
export const texts = {
  palette: {
    close: 'Tutup',
    placeholder: 'Taip nama kad, atau apa yang anda mahu buat',
    results_one: '{{count}} hasil',
    results_other: '{{count}} hasil',
    places: 'Pergi ke',
    start: 'Mula',
    settings: 'Tetapan',
    ask: 'Tanya {{buddy}}: {{words}}',
    buddy: 'Teman',
    list: 'Hasil',
    none: 'Tiada apa-apa di sini dengan perkataan ini.',
    noneHint: 'Cuba kurangkan perkataan, atau ejaan lain.',
    searching: 'Mencari semua kad anda…',
    failed: 'Carian semua kad anda tidak berjaya.',
    offline: 'Anda di luar talian. Hanya kad yang sudah ada di sini dicari.',
    tooLong: 'Itu terlalu panjang untuk dicari.',
  },
}
