import type { texts as en } from '../en/cardTable'

export const texts: typeof en = {
  cardTable: {
    type: 'Jenis',
    title: 'Tajuk',
    sharing: 'Perkongsian',
    changed: 'Diubah',
    actions: 'Tindakan',
  },
}
