import type { texts as en } from '../en/pictures'

export const texts: typeof en = {
  image: {
    loader: {
      searching: 'Mencari imej',
      generating: 'Menjana imej',
      uploading: 'Memuat naik imej',
      replacing: 'Menggantikan imej',
      updating: 'Mengemas kini imej',
    },
    message: {
      fileSize: 'Imej yang dimuat naik tidak boleh melebihi 10MB',
      sizeLimit: 'Had saiz fail maksimum telah dicapai',
      infected: 'Fail yang dimuat naik dijangkiti virus',
      uploadError: 'Gagal memuat naik imej',
      generateError: 'Ralat: gagal menjana imej baharu.',
      generateSuccess: 'Imej baharu telah dijana.',
      replaceError: 'Ralat: Gagal menggantikan imej. {{message}}',
      replaced: 'Gambar telah diganti.',
      removed: 'Gambar telah dibuang.',
      moveError: 'Gambar tidak dapat digerakkan. {{message}}',
      downloadError: 'Gambar tidak dapat dimuat turun.',
      tooMany_one: 'Hanya {{max}} gambar sekali gus. {{count}} ditinggalkan: {{names}}',
      tooMany_other: 'Hanya {{max}} gambar sekali gus. {{count}} ditinggalkan: {{names}}',
      cardError: '“{{name}}” tidak dapat ditambah. {{reason}}',
    },
    tryAgain: 'Cuba lagi',
  },
}
