import type { texts as en } from '../en/account'

export const texts: typeof en = {
  accountsettings: {
    message: {
      update: 'Perubahan anda telah disimpan.',
      newPass: 'Kata laluan anda telah ditukar.',
      delete: 'Akaun anda telah dipadam.',
    },
  },
  account: {
    retry: 'Cuba lagi',
    loading: 'Memuatkan…',
    buddy: {
      speech: 'Hai {{name}}! Segala-galanya tentang kita berdua ada di halaman ini.',
      change: 'TUKAR WATAK',
      title: 'Tukar teman anda!',
      lead: 'Sekali tekan, dan semuanya bertukar kepada warna teman baharu anda.',
      close: 'Tutup',
      current: 'Teman anda sekarang',
      changed: '{{buddy}} ialah teman anda sekarang.',
    },
    profile: {
      title: 'Profil Saya',
      name: 'Nama',
      nameHint: 'Nama yang dilihat oleh kawan-kawan anda',
      username: 'Nama pengguna',
      usernameHint: 'Nama pengguna anda kekal sama',
      age: 'Umur',
      email: 'E-mel',
    },
    curriculum: {
      title: 'Pengurusan Kurikulum',
      type: 'Jenis Kurikulum',
      year: 'Tahun',
      chooseYear: 'Pilih tahun',
      listFailed: 'Senarai ini tidak dapat dimuatkan.',
    },
    save: {
      button: 'SIMPAN PERUBAHAN',
      saving: 'Menyimpan perubahan anda…',
      unchanged: 'Semuanya telah disimpan.',
      changed: 'Ada perubahan yang belum disimpan.',
      elsewhere:
        '{{field}} telah ditukar kepada “{{value}}” di tab atau peranti lain. SIMPAN PERUBAHAN mengekalkan pilihan anda di sini.',
      elsewhereEmpty:
        '{{field}} telah dikosongkan di tab atau peranti lain. SIMPAN PERUBAHAN mengekalkan pilihan anda di sini.',
    },
    leave: {
      title: 'Keluar tanpa menyimpan?',
      text: 'Perubahan anda di halaman ini akan hilang.',
      stay: 'Kekal di sini',
      leave: 'Keluar',
    },
    whiteboard: {
      title: 'Papan putih',
      autoLayout: 'Susun Atur Automatik',
      description:
        'Kad disusun mengikut tarikh dicipta atau disunting dan tidak boleh dialihkan dengan tangan. Susun atur asal hilang apabila ini dimatikan.',
      turnOn:
        'Hidupkan Susun Atur Automatik? Kad akan disusun mengikut tarikh dicipta atau disunting dan tidak boleh dialihkan dengan tangan.',
      turnOff: 'Matikan Susun Atur Automatik? Susun atur asal akan hilang: kad anda kekal seperti susunan sekarang.',
    },
    appearance: {
      title: 'Rupa dan bahasa',
      hint: 'Semuanya disimpan serta-merta: saiz kad dan mod kanak-kanak bersama akaun anda, yang lain pada peranti ini.',
    },
    young: {
      label: 'Mod kanak-kanak',
      description: 'Kad besar, sedikit butang, dan satu ketikan membuka kad.',
    },
    password: {
      title: 'Pengurusan Kata Laluan',
      text: 'Pilih kata laluan yang tidak dapat diteka oleh sesiapa, dan rahsiakannya.',
      button: 'TUKAR KATA LALUAN',
      dialogTitle: 'Tukar kata laluan',
      current: 'Kata laluan semasa',
      checking: 'Menyemak kata laluan anda…',
      isRight: 'Betul',
      checkFailed: 'Kata laluan anda tidak dapat disemak.',
      new: 'Kata laluan baharu',
      newHint: '8 aksara atau lebih, satu daripadanya seperti ! atau _',
      confirm: 'Sahkan kata laluan',
      changing: 'Menukar kata laluan anda…',
      cancel: 'BATAL',
    },
    deletion: {
      title: 'Pemadaman Akaun',
      text: 'Papan, kad dan kawan-kawan anda turut dipadam bersama akaun anda.',
      button: 'PADAM AKAUN',
      dialogTitle: 'Padam akaun anda?',
      warning: 'Kad, timbunan, sembang dan kawan-kawan anda akan dipadam selama-lamanya. Ini tidak boleh dibuat asal.',
      password: 'Kata laluan semasa',
      deleting: 'Memadam akaun anda…',
      cancel: 'BATAL',
      doneTitle: 'Selamat tinggal!',
      goodbye: 'Seronok dapat belajar bersama {{name}}. Jaga diri!',
    },
    error: {
      nameLength: 'Nama mestilah 3 hingga 16 aksara',
      nameCharacters: 'Aksara khas atau nombor tidak dibenarkan',
      username: 'Nama pengguna mestilah 3 hingga 16 huruf, nombor atau garis bawah',
      email: 'Sila masukkan alamat e-mel yang sah',
      year: 'Sila pilih tahun',
      currentPassword: 'Kata laluan semasa tidak betul',
      passwordMissing: 'Kata laluan diperlukan',
      passwordRule: 'Kata laluan mestilah sekurang-kurangnya 8 aksara dengan satu aksara khas',
      confirmMissing: 'Sila sahkan kata laluan anda',
      confirmDiffers: 'Kata laluan tidak sepadan',
    },
  },
}
