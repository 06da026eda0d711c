/** Common words of English and Malay with 3 or more letters; cards about anything share them (D-0916). */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'about above after again all also and any are because been before being below between both but can could did does doing done ' +
    'down during each every few for from further get give had has have having her here hers him his how into its just know let like ' +
    'made make many may more most much must need nor not now off once one only other our out over own please same say see she should ' +
    'show some such take tell than that the their them then there these they thing things this those through too two under until ' +
    'use very want was way were what when where which while who whom whose why will with would you your ' +
    'ada adakah adalah agar akan aku anda antara apa apabila apakah atas atau awak bagaimana bagaimanakah bagi bahawa banyak beberapa ' +
    'begitu belum berapa beri berikan boleh buat buatkan bukan cara dalam dan dapat dari daripada dengan dia engkau guna hal hanya ' +
    'harus hendak ialah iaitu ini itu jadi jangan jika juga kalau kami kamu kan karena kena kenapa kepada kerana ketika kita lagi lah ' +
    'lain lebih maka mana masih mengapa mengapakah mereka namun nya oleh pada paling para perkara perlu pernah pula saat saja sahaja ' +
    'sama sampai sangat satu saya sebab sebagai sebuah secara sedang sekarang selepas semua seorang seperti serta setiap siapa sini ' +
    'situ suatu sudah supaya tak tanpa telah tentang terhadap tersebut tiap tidak untuk walau yang'
  ).split(' '),
)
