import type { texts as en } from '../en/present'

export const texts: typeof en = {
  present: {
    label: 'Pembentangan: {{title}}',
    position: '{{number}} daripada {{count}}',
    previous: 'Kad sebelumnya',
    next: 'Kad seterusnya',
    first: 'Kad pertama',
    last: 'Kad terakhir',
    close: 'Tamatkan pembentangan',
    fullScreen: 'Skrin penuh',
    loading: 'Kad sedang dimuatkan',
    gone: 'Kad tadi tiada lagi di sini.',
    incomplete: 'Sebahagian kad tidak dapat dimuatkan.',
    failed: 'Kad tidak dapat dimuatkan.',
    empty: 'Tiada apa-apa untuk dibentangkan di sini.',
    retry: 'Cuba lagi',
  },
}
