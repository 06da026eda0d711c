import type { texts as en } from '../en/confirmation'

export const texts: typeof en = {
  confirmation: {
    yes: 'Ya',
    cancel: 'Batal',
    delete: {
      title_one: 'Padam kad ini?',
      title_other: 'Padam {{count}} kad?',
      text: 'Anda boleh membuat asal seketika.',
    },
    unstack: { title: 'Leraikan timbunan?', text: 'Kad-kad di dalamnya akan dikeluarkan dan timbunan akan dipadam.' },
    changeAgent: { title: 'Tukar ejen sembang?', text: 'Sembang semasa anda akan tamat.' },
    exitStreaming: { title: 'Keluar sekarang?', text: 'Kandungan masih dijana.' },
    generateInsightRecommendation: {
      title: 'Cipta di Papan Saya?',
      text: 'Anda tidak boleh menambah ke timbunan ini. Cipta di Papan Saya?',
    },
    generateLessonPlanMaterials: {
      title: 'Cipta di Papan Saya?',
      text: 'Anda tidak boleh menambah ke timbunan ini. Cipta di Papan Saya?',
    },
    autoLayout: { title: 'Sahkan Perubahan', text: '{{effect}}' },
    acceptRequest: {
      title: 'Terima permintaan ini?',
      text: '{{name}} menjadi rakan anda, dan anda boleh berkongsi kad.',
    },
    rejectRequest: { title: 'Tolak permintaan ini?', text: '{{name}} tidak menjadi rakan anda.' },
    withdrawRequest: {
      title: 'Tarik balik permintaan anda?',
      text: '{{name}} tidak akan melihat permintaan itu lagi.',
    },
    removeUser: {
      title: 'Buang rakan ini?',
      text: '{{name}} keluar daripada buku alamat dan kumpulan anda. Anda tidak boleh berkongsi kad lagi.',
    },
    removeGroup: { title: 'Padam kumpulan ini?', text: '{{name}} dipadam. Ahlinya kekal sebagai rakan anda.' },
  },
}
