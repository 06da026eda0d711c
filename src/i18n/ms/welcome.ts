import type { texts as en } from '../en/welcome'

export const texts: typeof en = {
  welcome: {
    title: 'Selamat datang',
    greeting: 'Helo, {{name}}!',
    introduction: 'Hai, saya {{buddy}}, teman anda.',
    message: {
      teacher: {
        0: 'Jom sediakan pengajaran yang hebat bersama-sama.',
        1: 'Beritahu saya apa yang kelas anda sedang pelajari, dan kita akan menyediakan bahannya.',
        2: 'Anda mengenali murid anda. Saya bawa kertas dan ideanya.',
      },
      student: {
        0: 'Jom belajar dan berkarya bersama-sama.',
        1: 'Tanyalah apa sahaja yang anda ingin tahu, dan kita akan mencari jawapannya.',
        2: 'Bawakan idea anda, dan kita akan menjadikannya kad.',
      },
    },
    features: {
      label: 'Apa yang boleh anda lakukan di sini',
      ask: { title: 'Tanya saya apa sahaja', text: 'Saya menerangkan, memberi kuiz dan menulis bersama anda.' },
      keep: { title: 'Simpan di Papan Saya', text: 'Semua yang anda buat menjadi kad.' },
      stack: { title: 'Timbun yang sepadan', text: 'Lepaskan satu kad di atas kad lain.' },
      share: { title: 'Kongsi dengan rakan', text: 'Kad anda tiba di papan mereka.' },
    },
    pause: 'Hentikan animasi',
    play: 'Mainkan animasi',
    skip: 'Langkau',
    start: 'Mula',
  },
}
