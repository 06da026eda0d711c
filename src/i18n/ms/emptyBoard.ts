import type { texts as en } from '../en/emptyBoard'

export const texts: typeof en = {
  emptyBoard: {
    title: 'Serlahkan kreativiti anda dan cipta kandungan pertama anda',
    text: '{{buddy}} boleh membantu anda bermula. Apakah yang anda mahu buat?',
    label: 'Cara untuk bermula',
    ideas: {
      explain: 'Terangkan…',
      explainPrompt: 'Terangkan fotosintesis langkah demi langkah',
      quiz: 'Uji saya',
      quizPrompt: 'Buat kuiz tentang pecahan',
      story: 'Tulis cerita',
      storyPrompt: 'Tulis cerita pendek tentang sang kancil yang berani',
      lesson: 'Rancang pelajaran',
      lessonPrompt: 'Sediakan rancangan pengajaran tentang kitaran air untuk Tahun 4',
      practice: 'Buat kuiz',
      practicePrompt: 'Buat kuiz tentang pecahan untuk Tahun 4',
    },
  },
}
