export const texts = {
  tutorial: {
    skip: 'Langkau',
    position: 'Langkah {{step}} daripada {{count}}',
    1: {
      title: 'Kad pertama anda sudah ada',
      text: 'Kad itu kini ada di papan anda. Klik dua kali, atau tekan Enter padanya, untuk membukanya.',
      next: 'Seterusnya',
    },
    2: {
      title: 'Jadikan kad itu milik anda',
      text: 'Klik pada teks dan tulis. Semuanya disimpan dengan sendiri. Cadangkan memberi idea di sebelah teks.',
      next: 'Hampir siap',
    },
    3: {
      title: 'Simpan dan kongsi',
      text: 'Susun kad yang berkaitan, kongsi dengan kelas anda, dan minta kad seterusnya daripada sembang.',
      next: 'Faham',
    },
  },
}
