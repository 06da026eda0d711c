import type { texts as en } from '../en/export'

export const texts: typeof en = {
  export: {
    print: 'Cetak…',
    markdown: 'Simpan sebagai Markdown',
    picture: 'Simpan sebagai gambar (PNG)',
    preparing: 'Kad sedang disediakan…',
    saved: 'Fail telah disimpan.',
    failed: 'Kad tidak dapat dieksport. Sila cuba lagi.',
    status: 'Status',
    name: 'Nama:',
    class: 'Kelas:',
    date: 'Tarikh:',
  },
}
