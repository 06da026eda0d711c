import type { texts as en } from '../en/terms'

export const texts: typeof en = {
  terms: {
    title: 'Terma dan Syarat',
    lead: 'Sila baca terma ini sebelum bermula. Jika anda berumur bawah 18 tahun, bacalah bersama ibu bapa atau guru.',
    region: 'Teks Terma dan Syarat',
    updated: 'Berkuat kuasa mulai 1 Januari 2026.',
    accept: 'Saya telah membaca dan menerima Terma dan Syarat.',
    acceptHint: 'Tandakan kotak untuk meneruskan.',
    decline: 'Tolak',
    declining: 'Sedang log keluar…',
    continue: 'Teruskan',
    accepting: 'Menyimpan jawapan anda…',
    back: 'Kembali',
    sections: {
      inShort: {
        title: 'Ringkasan',
        text: `Heartboard ialah tempat untuk belajar dan berkarya. Kad anda milik anda. Berbudi bahasalah, rahsiakan kata laluan anda, dan minta bantuan orang dewasa apabila ada sesuatu yang merisaukan. Teman anda boleh tersilap, jadi semaklah perkara yang penting. Kami menjaga data anda dan tidak menjualnya.

Ringkasan ini membantu pembacaan. Hanya bahagian di bawah yang mengikat.`,
      },
      agreement: {
        title: '1. Perjanjian',
        text: `Terma ini ialah perjanjian antara anda dengan penyedia Heartboard (“kami”). Terma ini terpakai setiap kali anda menggunakan Heartboard, pada mana-mana peranti. Anda menerimanya dengan menandakan kotak dan menekan Teruskan. Tanpa penerimaan anda, Heartboard tidak dapat digunakan.

“Kandungan” bermaksud semua yang ditulis, dimuat naik, dicipta atau dikongsi oleh anda atau orang lain dalam Heartboard: kad, timbunan, gambar, mesej, soalan dan jawapan.`,
      },
      eligibility: {
        title: '2. Siapa yang boleh menggunakan Heartboard',
        text: `Heartboard adalah untuk guru dan untuk murid berumur 4 hingga 18 tahun. Di bawah undang-undang Malaysia, seseorang yang berumur bawah 18 tahun ialah kanak-kanak bawah umur. Jika anda bawah umur, ibu bapa, penjaga atau sekolah anda dengan persetujuan mereka menerima terma ini bagi pihak anda dan bertanggungjawab atas penggunaan anda.

Guru yang menjemput murid mengesahkan bahawa sekolah mempunyai persetujuan yang diperlukan daripada ibu bapa atau penjaga mereka.`,
      },
      account: {
        title: '3. Akaun anda',
        text: `Berikan butiran yang betul semasa mendaftar dan pastikan ia sentiasa terkini. Satu akaun adalah untuk seorang sahaja. Rahsiakan kata laluan dan kod rahsia anda, dan log keluar daripada peranti yang dikongsi.

Beritahu guru anda, atau tulis kepada kami, sebaik-baik sahaja anda merasakan orang lain telah menggunakan akaun anda. Anda boleh memadamkan akaun anda pada bila-bila masa dalam Tetapan Akaun.`,
      },
      content: {
        title: '4. Kandungan anda',
        text: `Apa yang anda cipta kekal milik anda. Anda membenarkan kami menyimpan, menyalin, memaparkan dan menukar kandungan anda setakat yang perlu untuk menjalankan Heartboard bagi anda dan orang yang anda kongsi dengannya. Kebenaran ini tamat apabila anda memadamkan kandungan itu, kecuali salinan yang disimpan oleh orang lain dengan kebenaran anda dan salinan sandaran, yang dipadamkan dalam tempoh 90 hari.

Tambahkan hanya kandungan yang anda buat sendiri atau dibenarkan untuk digunakan. Akta Hak Cipta 1987 turut melindungi gambar dan teks yang mudah ditemui di internet.`,
      },
      sharing: {
        title: '5. Perkongsian',
        text: `Kad adalah peribadi sehingga anda mengongsikannya. Sesiapa yang menerima kad anda boleh membacanya dan menyimpan salinannya. Berkongsilah dengan orang yang anda kenali, dan jangan letakkan alamat, nombor telefon, nombor kad pengenalan atau kata laluan pada kad.

Guru dapat melihat kad dan keputusan kuiz yang dikongsi oleh murid dengan mereka.`,
      },
      conduct: {
        title: '6. Penggunaan yang wajar',
        text: `Jangan gunakan Heartboard untuk menyakiti, mengugut, membuli, menipu atau memalukan sesiapa; untuk menyebarkan apa-apa yang menyalahi undang-undang, lucah, berunsur kebencian atau palsu; untuk menghantar iklan; untuk mencari atau menggunakan kelemahan perkhidmatan; atau untuk mengumpulkan data orang lain.

Kami boleh membuang kandungan dan menyekat akaun yang melanggar peraturan ini, serta melaporkan kepada sekolah atau pihak berkuasa perkara yang dikehendaki oleh undang-undang, antaranya Akta Komunikasi dan Multimedia 1998.`,
      },
      assistant: {
        title: '7. Teman anda dan kecerdasan buatan',
        text: `Jawapan, gambar, kuiz dan cerapan dibuat oleh komputer. Semuanya mungkin tidak lengkap, lapuk atau salah, dan bukan nasihat doktor, peguam atau guru. Semaklah perkara yang anda bergantung padanya, dan beritahu kami tentang jawapan yang tidak sepatutnya diberikan.

Bilangan jawapan dalam sehari adalah terhad. Soalan anda diproses untuk menjawabnya; jangan masukkan rahsia atau data tentang orang lain.`,
      },
      privacy: {
        title: '8. Data peribadi',
        text: `Kami memproses nama, nama pengguna, alamat e-mel, umur dan tahun persekolahan anda serta perkara yang anda lakukan dalam Heartboard untuk menyediakannya, memastikan keselamatannya dan menambah baiknya, seperti yang dikehendaki oleh Akta Perlindungan Data Peribadi 2010. Kami tidak menjual data peribadi dan tidak memaparkan iklan.

Anda boleh meminta untuk melihat data anda, membetulkannya, mengehadkan penggunaannya atau menarik balik persetujuan anda: tulis kepada {{email}}. Bagi kanak-kanak bawah umur, ibu bapa atau penjaga yang melakukannya. Tanpa data yang diperlukan oleh akaun, kami tidak dapat menyediakan Heartboard.`,
      },
      ownership: {
        title: '9. Hak milik kami',
        text: `Perisian, reka bentuk, watak teman dan nama mereka adalah milik kami atau pemberi lesen kami. Anda boleh menggunakannya dalam Heartboard, untuk pembelajaran dan pengajaran. Anda tidak boleh menyalin, menjual, membina semula atau menyahkompilnya, kecuali jika dibenarkan dengan jelas oleh undang-undang.`,
      },
      payment: {
        title: '10. Bayaran dan bayaran balik',
        text: `Sesetengah pelan perlu dibayar, biasanya oleh sekolah. Harga, perkara yang termasuk dan tempoh pelan ditunjukkan sebelum bayaran dibuat, dalam ringgit Malaysia bersama cukai yang terpakai.

Tiada bayaran balik kecuali seperti yang dikehendaki oleh undang-undang. Hak anda di bawah Akta Perlindungan Pengguna 1999 kekal.`,
      },
      service: {
        title: '11. Perubahan dan gangguan',
        text: `Kami berusaha memastikan Heartboard sentiasa tersedia, tetapi ia disediakan seadanya dan mungkin terganggu, untuk penyelenggaraan atau atas sebab di luar kawalan kami. Kami boleh mengubah, menambah atau membuang fungsi. Simpan salinan sendiri bagi kerja yang penting kepada anda.

Apabila kami mengubah terma ini, kami memaklumkan anda dalam Heartboard sebelum perubahan itu berkuat kuasa, dan meminta penerimaan anda semula jika dikehendaki oleh undang-undang.`,
      },
      liability: {
        title: '12. Liabiliti',
        text: `Setakat yang dibenarkan oleh undang-undang, jumlah liabiliti kami bagi semua perkara yang berkaitan dengan Heartboard terhad kepada RM100 atau jumlah yang dibayar dalam tempoh 12 bulan yang lalu. Kami tidak bertanggungan atas kehilangan keuntungan, kehilangan markah atau kerugian tidak langsung yang lain, mahupun atas perbuatan orang lain terhadap kandungan yang anda kongsi dengan mereka.

Tiada apa-apa dalam terma ini yang mengehadkan liabiliti yang tidak boleh dihadkan oleh undang-undang, seperti bagi kematian atau kecederaan akibat kecuaian, atau bagi penipuan, mahupun jaminan di bawah Akta Perlindungan Pengguna 1999.`,
      },
      ending: {
        title: '13. Tamatnya perjanjian',
        text: `Anda boleh berhenti menggunakan Heartboard pada bila-bila masa. Kami boleh menamatkan atau menggantung akses anda apabila anda melanggar terma ini, apabila dikehendaki oleh undang-undang, atau, dengan notis 30 hari, apabila kami berhenti menawarkan Heartboard. Bahagian 4, 9, 12 dan 14 terus terpakai.`,
      },
      law: {
        title: '14. Bidang kuasa dan pertikaian',
        text: `Terma ini dan penggunaan Heartboard tertakluk kepada undang-undang Malaysia. Sila tulis kepada kami terlebih dahulu; kebanyakan persoalan dapat diselesaikan dengan cara itu. Mahkamah Malaysia memutuskan pertikaian, tanpa menjejaskan hak anda untuk pergi ke Tribunal Tuntutan Pengguna.

Jika sesuatu peruntukan tidak sah, peruntukan yang lain terus berkuat kuasa. Terma ini diterbitkan dalam bahasa Inggeris dan Bahasa Melayu; jika terdapat perbezaan, teks bahasa Inggeris yang terpakai, melainkan undang-undang menyatakan sebaliknya.`,
      },
      contact: {
        title: '15. Hubungi kami',
        text: `Pertanyaan tentang terma ini: {{email}}.`,
      },
    },
  },
}
