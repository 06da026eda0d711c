import type { texts as en } from '../en/demo'

export const texts: typeof en = {
  demo: {
    title: 'Cuba dengan akaun demo',
    text: 'Ini sekolah rekaan. Semua data kekal dalam pelayar anda.',
    use: 'Log masuk sebagai {{name}}',
    site: 'Lagi tentang Heartboard',
    stories: 'Semua skrin, keadaan demi keadaan',
    contract: 'Kontrak untuk pelayan',
    storageRefused:
      'Demo ini menyimpan sekolah rekaannya dalam pelayar anda, yang tidak membenarkannya. Sila benarkan kuki untuk laman ini, kemudian muat semula.',
  },
}
