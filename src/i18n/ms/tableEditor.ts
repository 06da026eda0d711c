import type { texts as en } from '../en/tableEditor'

export const texts: typeof en = {
  tableEditor: {
    name: 'Nama jadual',
    hint: 'Kekunci anak panah memilih sel, Enter menyuntingnya, Tab meneruskan dan menambah baris di hujung, Escape keluar dari jadual.',
    cell: 'Baris {{row}}, lajur {{column}}',
    header: 'Tajuk lajur {{column}}',
    emptyHeader: 'Tajuk {{column}}',
    addRow: 'Tambah baris',
    addColumn: 'Tambah lajur',
    add: 'Tambah jadual',
    more: 'Baris dan lajur {{name}}',
    rowAbove: 'Tambah baris di atas',
    rowBelow: 'Tambah baris di bawah',
    removeRow: 'Buang baris ini',
    columnBefore: 'Tambah lajur sebelum',
    columnAfter: 'Tambah lajur selepas',
    removeColumn: 'Buang lajur ini',
    removeTable: 'Buang jadual',
    tooLarge: 'Itu melebihi {{count}} sel atau 30 lajur. Tidak ditambah.',
  },
}
