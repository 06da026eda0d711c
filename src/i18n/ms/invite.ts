import type { texts as en } from '../en/invite'

export const texts: typeof en = {
  invite: {
    title: 'Jemput rakan anda',
    lead: 'Belajar bersama lebih menyeronokkan. Bawalah seseorang!',
    steps: {
      label: 'Caranya',
      send: { title: 'Hantar pautan anda', text: 'Salin mesej itu, atau biar mereka imbas kod segi empat.' },
      join: { title: 'Mereka mendaftar', text: 'Pautan itu membawa ke Heartboard, tempat mereka membuat akaun.' },
      meet: { title: 'Anda menjadi rakan', text: 'Mereka ada dalam buku alamat anda, dan anda boleh berkongsi kad.' },
    },
    yourMessage: 'Mesej anda',
    message: { teacher: 'Sertai saya sebagai guru: {{link}}', student: 'Sertai saya dan teman saya: {{link}}' },
    loading: 'Mendapatkan pautan anda…',
    failed:
      'Pautan anda sendiri tidak dapat dimuatkan. Orang yang mendaftar dengan pautan ini tidak menjadi rakan anda secara automatik.',
    copy: 'Salin',
    copied: 'Telah disalin.',
    copyRefused:
      'Pelayar anda tidak membenarkan Heartboard menyalin. Ia telah dipilih: salin dengan Ctrl+C, atau tekan lama.',
    share: 'Kongsi…',
    shareTitle: 'Heartboard',
    codes: 'Kod anda',
    codesOf: { student: 'untuk pelajar', teacher: 'untuk guru' },
    copyCode: 'Salin kod {{code}} {{role}}',
    qr: {
      title: 'Imbas saya',
      label: 'Kod segi empat yang membawa ke pautan anda',
      large: 'Tunjukkan besar-besar',
      close: 'Tutup',
    },
    qrFailed: 'Kod segi empat tidak dapat dimuatkan.',
  },
}
