import type { texts as en } from './cardTable.en'

/** Bahasa Melayu texts of `cardTable.en.ts`. */
export const texts: typeof en = {
  cardTable: {
    type: 'Jenis',
    title: 'Tajuk',
    sharing: 'Perkongsian',
    changed: 'Diubah',
    actions: 'Tindakan',
  },
}
