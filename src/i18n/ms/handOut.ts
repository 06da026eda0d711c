import type { texts as en } from '../en/handOut'

export const texts: typeof en = {
  handOut: {
    list: 'Eksport kad-kad ini',
    title_one: 'Eksport {{count}} kad',
    title_other: 'Eksport {{count}} kad',
    close: 'Tutup',
    cancel: 'Batal',
    file: 'Kad Heartboard',
    kind: { paper: 'Kertas atau PDF', zip: 'Teks dengan gambar', csv: 'Jadual kad' },
    hint: {
      paper: 'Kad demi kad, dengan semua yang ada di dalam timbunan.',
      zip: 'Fail ZIP: satu teks Markdown bagi setiap kad, dan gambarnya.',
      csv: 'Fail CSV untuk hamparan: tajuk, jenis, timbunan, orang, tarikh.',
    },
    withoutSolutions: 'Jawapan betul bagi soalan tidak disertakan.',
    step: { cards: 'Kad sedang dibaca…', pictures: 'Gambar sedang diambil…', names: 'Penerima kad sedang dicari…' },
    progress: '{{done}} daripada {{total}}',
    empty: { title: 'Tiada kad untuk dieksport', text: 'Tiada apa-apa disimpan. Buat atau pilih kad dahulu.' },
    tooMany: 'Ini melebihi {{max}} kad, termasuk yang di dalam timbunan. Sila pilih lebih sedikit.',
    failed: 'Kad tidak dapat dieksport. Tiada apa-apa disimpan. Sila cuba lagi.',
    missingPictures_one: '{{count}} gambar tidak dapat disimpan. Teksnya mempunyai pautan.',
    missingPictures_other: '{{count}} gambar tidak dapat disimpan. Teksnya mempunyai pautan.',
    column: {
      title: 'Tajuk',
      type: 'Jenis',
      stack: 'Timbunan',
      sharedWith: 'Dikongsi dengan',
      created: 'Dicipta',
      changed: 'Diubah',
    },
  },
}
