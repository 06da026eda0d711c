import type { texts as english } from '../en/saving'

export const texts: typeof english = {
  saving: {
    details: 'Butiran',
    action: { undo: 'Buat asal', redo: 'Buat semula', suggest: 'Cadangkan' },
    status: { saving: 'Menyimpan…', saved: 'Disimpan', failed: 'Tidak disimpan', generating: 'Sedang ditulis…' },
    subtitle: 'Subtajuk',
    subtitlePlaceholder: 'Tambah subtajuk',
    failed: 'Tulisan anda masih di sini dan disimpan pada peranti ini. Anda boleh mengubahnya semula.',
    editAgain: 'Sunting semula',
    waiting:
      'Pelayan tidak menjawab. Teruskan: tulisan anda disimpan pada peranti ini dan dihantar sebaik sahaja pelayan menjawab.',
    yours: 'Milik anda, {{time}}',
    saved: 'Yang disimpan, {{time}}',
    empty: '(kosong)',
    sameWords: 'Perkataannya sama. Hanya rupanya berbeza.',
    pictureShown: 'Gambar ditunjukkan.',
    pictureHidden: 'Gambar tidak ditunjukkan.',
    draft: {
      title: 'Ada tulisan anda di sini yang belum disimpan.',
      restore: 'Pulihkan',
      discard: 'Kekalkan yang disimpan',
    },
    conflict: {
      title: 'Kad ini diubah di tempat lain semasa anda menulis.',
      restore: 'Kekalkan tulisan saya',
      discard: 'Kekalkan yang disimpan',
    },
    overwritten: {
      title:
        'Kad ini disimpan di tempat lain pada saat yang sama. Tulisan anda di sini disimpan, tulisan di sana tidak.',
      restore: 'Guna versi yang lain',
      discard: 'Kekalkan yang saya tulis',
      theirs: 'Versi yang lain, {{time}}',
    },
    lost: {
      title: 'Kad ini sudah tiada, dan tulisan terakhir anda tidak disimpan.',
      text: 'Salin tulisan anda jika masih diperlukan.',
      words: 'Tulisan anda',
      copy: 'Salin',
      copied: 'Disalin',
      found: '"{{title}}" sudah tiada, dan tulisan terakhir anda di dalamnya tidak disimpan.',
      foundUntitled: 'Satu kad sudah tiada, dan tulisan terakhir anda di dalamnya tidak disimpan.',
      show: 'Tunjukkan tulisan saya',
      remove: 'Buang tulisan ini',
    },
  },
}
