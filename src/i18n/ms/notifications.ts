import type { texts as en } from '../en/notifications'

export const texts: typeof en = {
  notification: { empty: 'Anda tiada makluman.' },
  notifications: {
    title: 'Makluman',
    loading: 'Memuatkan makluman',
    new_one: '{{count}} baharu',
    new_other: '{{count}} baharu',
    unread: 'Baharu.',
    unreadOnly: 'Yang baharu sahaja',
    readAll: 'Tanda semua sebagai dibaca',
    readingAll: 'Menanda semua sebagai dibaca…',
    delete: 'Padam makluman tentang {{title}}',
    deleted: 'Makluman dipadam.',
    emptyText: 'Apabila seseorang berkongsi kad dengan anda, anda akan membacanya di sini.',
    allRead: 'Anda telah membaca semuanya!',
    showAll: 'Tunjukkan semua',
    failed: {
      title: 'Makluman anda tidak dapat dimuatkan',
      text: 'Semak sambungan anda dan cuba lagi. Tiada apa yang hilang.',
    },
  },
}
