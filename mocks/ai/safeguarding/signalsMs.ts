/** Signals in Malay. Texts are in the form of `canonical`: 'aku' is 'saya', 'bapa' is 'ayah', 'mahu' is 'nak', 'tidak' is 'tak'. */
import { signals } from './canonical'

const LISTS = {
  adult:
    'ayah|mak|pakcik|makcik|abang|kakak|adik|atuk|datuk|nenek|tok|cikgu|guru|ustaz|ustazah|jiran|pengasuh|pengetua|jurulatih|warden|senior|pemandu|tingkatan \\w+|bibik|sepupu|lelaki|uncle|aunty|teman lelaki',
  who: '{adult}|dia|mereka|orang|budak|kawan|seseorang|geng',
  hurt: '(?:me)?mukul|pukul|tampar|menampar|tendang|menendang|sebat|menyebat|rotan|merotan|dera|mendera|tumbuk|menumbuk|cekik|mencekik|belasah|membelasah|hempuk|hentak|ugut|mengugut|bakar|cucuh|mencucuh|tikam|menikam|hantuk|cubit|sepak|terajang|tempeleng|lempang|kurung|mengurung|seksa|menyeksa|sakiti|menyakiti|cederakan|mencederakan',
  passive:
    'dipukul|ditampar|ditendang|disebat|dirotan|didera|ditumbuk|dicekik|dibelasah|diugut|dikurung|dirogol|dicabul|diraba|diliwat|ditikam|disentuh|dicederakan|diseksa|diperas ugut|diperkosa',
  mine: 'saya|kami|mak|adik saya|kakak saya|abang saya|muka saya|kepala saya|kawan saya',
  pet: 'pokok|ikan|kucing|anjing|arnab|hamster|tanaman|bunga|burung|ayam|bateri|telefon|komputer',
  online:
    'dalam talian|online|internet|instagram|tiktok|whatsapp|telegram|discord|roblox|facebook|snapchat|game|permainan|media sosial|tak kenal|tak dikenali|chat',
  picture: 'gambar|foto|video|selfie|jumpa|berjumpa|bertemu|alamat|nombor telefon|bogel|lucah|tinggal di mana',
  body: 'badan|tubuh|kemaluan|dada|punggung|paha|buah dada|alat sulit|bahagian sulit',
}

export const HARMLESS_MS = signals(
  [
    '{pet} (?:saya|kami|ini|itu) ~1 (?:nak |akan |sudah |dah )?mati',
    '(?:beritahu|cerita) ~3 (?:kejutan|hari jadi|hadiah)',
  ],
  LISTS,
)

export const DANGER_MS = signals(
  [
    '(?:saya|kami|rasa|macam|memang|selalu|kadang) (?:\\w+ ){0,3}nak (?:\\w+ )?(?:mati|hilang|kelar|terjun)|^nak mati',
    'bunuh diri|cederakan diri|lukakan diri|sakiti diri|mencederakan diri',
    'tak ~2 (?:nak|sanggup|mampu) ~1 (?:hidup|wujud|bangun (?:esok|lagi))',
    '(?:tak guna|tak ada guna|tak ada makna|buat apa|apa guna) (?:lagi )?(?:saya )?hidup',
    'lebih baik ~1 mati|baik mati',
    '(?:kelar|toreh|potong|hiris) ~1 (?:tangan|lengan|pergelangan|diri)',
    'tamatkan (?:hidup|nyawa|riwayat)',
    '(?:penat|bosan|letih|putus asa) (?:dengan |nak )?hidup',
    '(?:harap|kalau|menyesal) ~1 (?:saya )?(?:mati|tak pernah (?:lahir|wujud)|tak wujud|tak dilahirkan|dilahirkan|lahir)',
    'terjun (?:dari|daripada) (?:\\w+ )?(?:bangunan|bumbung|jambatan|tingkat|flat|rumah|balkoni)',
    'telan ~2 (?:pil|ubat|racun)|makan (?:banyak|semua|terlalu banyak) (?:pil|ubat)',
    '(?:semua orang|mereka|mak|ayah|keluarga) ~3 (?:gembira|bahagia|senang) (?:kalau|jika|tanpa) saya',
    'benci hidup|tak tahan ~3 hidup',
    // Violence
    '{who} ~5 {hurt} ~1 {mine}',
    '(?:saya|kami|mak|adik|kakak|kawan) ~2 {passive}|^{passive}',
    '(?:saya|kami|adik|selalu|asyik) (?:\\w+ ){0,2}kena (?:pukul|tampar|rotan|sebat|belasah|dera|tendang|raba|rogol|cabul)',
    '{who} ~4 (?:nak|akan) (?:bunuh|rogol|tikam) saya',
    '(?:tolak|heret|campak) saya ~3 (?:jatuh|dinding|tangga|longkang|lantai)',
    '(?:takut|tak berani) (?:nak |untuk )?(?:balik|pulang|duduk di rumah|ke rumah)|takut (?:dengan |pada |kepada )?{adult}',
    'tak ~2 selamat (?:di|kat|dekat) rumah',
    'lari (?:dari|daripada) rumah',
    '(?:ayah|mak|abang|pakcik|dia) ~3 mabuk|bila ~1 mabuk|baling ~2 kepada (?:saya|kami)',
    'tak (?:diberi|dibagi|dapat|bagi) ~1 makan|tak ada makanan (?:di|kat) rumah|tak ada orang jaga saya',
    '(?:tinggalkan|ditinggalkan) ~2 (?:seorang diri|sendirian|sorang)',
    'dirogol|dicabul|diliwat|rogol saya|cabul saya|penderaan',
    // Abuse
    '(?:sentuh|pegang|raba|cabul|usap|gosok|ramas|menyentuh|memegang|meraba) ~1 (?:saya|{body} saya|(?:kemaluan|buah dada|alat sulit|bahagian sulit))',
    '(?:raba|cabul) (?:saya|dia)',
    '(?:suruh|minta|paksa|pujuk|ajak|nak) ~3 (?:buka|tanggal\\w*|londeh) ~2 (?:baju|seluar|pakaian|tudung)',
    '(?:gambar|video|foto) ~1 (?:bogel|lucah|telanjang|tak senonoh)|telanjang|bogel',
    '(?:paksa|suruh) saya ~1 (?:cium|peluk|sentuh)|cium (?:mulut|bibir) saya|(?:tunjuk|tunjukkan) ~1 (?:kemaluan|alat sulit)',
    'masuk ~2 bilik (?:tidur )?saya ~3 malam|tidur sebelah saya|naik katil saya',
    '(?:jangan|tak boleh) ~1 (?:beritahu|bagitahu|bagi tahu|cerita|bagitau|cakap) ~2 (?:sesiapa|siapa|mak|ayah|orang|cikgu)',
    'rahsia (?:kita|antara kita|kami berdua)',
    '(?=.*\\b(?:{online})\\b).*(?:{who}|seorang) ~9 (?:minta|nak|suruh|ajak|paksa|ugut|hantar|tanya|tunjuk) ~3 (?:{picture})(?! (?:jalur|bendera|projek|haiwan|tumbuhan))',
    '(?:sebar|sebarkan|viralkan|hantar) (?:gambar|video) saya (?:kalau|jika|kepada semua)|(?:nak|akan|kawan|dia|mereka|orang) sebar(?:kan)? (?:gambar|video) saya',
    '(?:orang|lelaki|kereta|van|dia) ~2 (?:ekori|mengekori|ikut|mengikut) saya ~1 (?:balik|pulang|dari sekolah|ke rumah)',
    '(?:orang|lelaki|pemandu) ~4 (?:ajak|suruh|paksa) saya ~2 (?:naik|masuk) ~1 (?:kereta|van|rumah)',
  ],
  LISTS,
)

export const SAD_MS = signals(
  [
    '(?:saya|rasa|kami) ~3 (?:sedih|sunyi|tertekan|dibuli|kecewa|murung|keseorangan|putus asa|patah hati|tak berguna|tak disayangi|menangis|risau sangat|malu sangat)',
    'saya ~1 takut(?! (?:labah|ular|gelap|hantu|anjing|lipas|gelap|tinggi))',
    'tak ada (?:kawan|sesiapa ~2 saya)|(?:tak ada|tak) (?:orang|siapa|sesiapa) ~2 (?:suka|sayang|nak kawan|nak main|percaya|faham|peduli|nak berkawan|kisah) ~2 saya',
    'tak ada (?:orang|siapa|sesiapa) (?:suka|sayang|percaya|faham|nak (?:main|kawan|berkawan))',
    '(?:semua orang|mereka|kawan kawan|dia|orang) ~2 (?:benci|tak suka|pulaukan|sisihkan|ejek|buli|ketawakan|hina|mengejek|membuli|mentertawakan|abaikan) (?:saya|kami)',
    'benci (?:saya|diri saya|diri sendiri|diri)',
    '(?:panggil|gelar|memanggil|kata) saya (?:\\w+ )?(?:bodoh|babi|gemuk|hodoh|hitam|bangang|sial|lembap|anjing|pondan|tak guna)',
    '(?:nenek|atuk|datuk|tok|ayah|mak|kucing|anjing|kawan|adik|abang|kakak) (?:saya |kami )?(?:baru |sudah |dah |telah )?(?:meninggal|mati semalam|mati tadi)',
    '(?:mak|ayah|ibu bapa) ~3 (?:bergaduh|bercerai|nak cerai|berpisah|tinggalkan kami)',
    'ayah tinggalkan kami|mak tinggalkan kami',
    'menyesal ~1 (?:lahirkan|melahirkan|ada) saya',
    '(?:semua|semuanya) (?:ini )?(?:salah|kerana) saya',
    'saya ~1 (?:tak berguna|bodoh|hodoh|gagal|tak layak)',
    '(?:ambil|curi|rampas) (?:duit|wang|makanan|bekal) saya ~2 (?:setiap|lagi|selalu)',
    'tak boleh (?:cerita|beritahu) (?:kepada |pada )?(?:sesiapa|siapa|orang)',
    'nak menangis|menangis setiap (?:malam|hari)',
  ],
  LISTS,
)

export const HARMFUL_MS = signals(
  [
    '(?:buat|bina|hasilkan|beli|dapatkan|cipta)(?: (?!tentang|mengenai|kuiz|cerita|kad)\\w+){0,2} (?:bom|letupan|senjata|senapang|pistol|racun|dadah|gas beracun|bahan letupan)',
    '(?:minum|telan|makan|campur|campurkan|hidu|rasa|suntik) ~3 (?:peluntur|clorox|klorox|sabun|racun|petrol|ammonia|gam|asid|cuka dan peluntur|thinner)',
    '(?:peluntur|clorox) (?:dan|dengan|campur) ~1 (?:cuka|ammonia|asid)|cuka (?:dan|dengan) (?:peluntur|clorox)',
    '(?:berapa banyak|berapa biji|boleh(?:kah)? saya (?:makan|telan|ambil)) ~3 (?:panadol|pil|ubat tidur|ubat batuk|ubat)',
    '(?:macam mana|bagaimana|di ?mana|boleh(?:kah)? saya|cara|nak|ajar saya) ~3 (?:beli|hisap|buat|guna|cuba|dapatkan|minum|tanam|sorok) ~2 (?:vape|rokok|dadah|ganja|arak|bir|ketum|syabu)',
    '(?:bawa) ~1 (?:pisau|parang|senjata) ke ~1 sekolah',
    '(?:macam mana|bagaimana|cara|saya) ~2 nak ~1 (?:bunuh|tikam|racun|belasah|bakar|cederakan) ~1 (?:seseorang|dia|orang|kawan|cikgu|adik|abang|sekolah|mereka|kucing)',
    '(?:cucuk|masukkan) ~4 (?:soket|lubang plag)',
    '(?:bakar|nyalakan api) ~2 (?:dalam bilik|rumah|sekolah|kelas)',
  ],
  LISTS,
)

export const PRIVATE_MS = signals(
  [
    '(?:nombor telefon|no telefon|nombor ic|no ic|kad pengenalan|nombor hp) saya ~1 \\d',
    'alamat (?:rumah )?saya (?:ialah|adalah|no|nombor|jalan|lorong|\\d)',
    '(?:kata laluan|password|pin) saya (?:ialah|adalah|\\w*\\d\\w*)',
    'saya tinggal di (?:no|nombor|jalan|lorong|lot|blok|\\d)',
    '(?:kata laluan|password|nombor telefon|no telefon|alamat rumah|nombor ic) (?:\\w+ )?(?:dia|cikgu|kawan|mereka|guru|jiran|encik|puan|(?!saya|yang|ialah|adalah|itu|ini|selamat|kuat|e|dalam|di|untuk|perlu|boleh|harus|supaya|dengan)\\w+$)',
    'godam ~2 (?:akaun|telefon|wifi|kata laluan|komputer|instagram)',
  ],
  LISTS,
)
