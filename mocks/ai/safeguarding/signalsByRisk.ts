/**
 * Further signals, grouped by risk. Like those of `signalsEn` and `signalsMs` they use the spelling that `canonical` returns
 * ('dad' is 'ayah').
 */
import { signals } from './canonical'
import { WORDS_EN } from './signalsEn'
import { WORDS_MS } from './signalsMs'

const EN = {
  ...WORDS_EN,
  peer: 'friends?|bff|classmate|sister|brother|cousin|girl|boy|student|pupil|she|he',
  outsider:
    'man|men|guy|boy|boys|stranger|driver|uncle|coach|tutor|teacher|cikgu|ustaz|senior|someone|somebody|person|people|player|friend|he|she',
  online: `${WORDS_EN.online}|game|games|gaming|ml|pubg|fortnite|wechat|insta|ig|livestream|player`,
  lover: 'boyfriend|girlfriend|bf|gf|ex|crush',
  picture: 'photos?|pictures?|pics?|selfies?|videos?|nudes?|gambar',
  foul: 'weird|strange|creepy|gross|disgusting|inappropriate|dirty|rude|bad|sexy|naked|porn\\w*',
}

const MS = {
  ...WORDS_MS,
  outsider:
    'lelaki|budak|orang|abang|pakcik|uncle|cikgu|guru|ustaz|jurulatih|coach|senior|pemandu|seseorang|kawan|dia|mereka',
  lover: 'bf|gf|pakwe|makwe|balak|boyfriend|girlfriend|teman lelaki|teman wanita|kekasih',
  picture: 'gambar|foto|video|selfie|mesej',
  foul: 'pelik|tak elok|tak baik|tak senonoh|kotor|jijik|geli|seksi|lucah|bogel',
  online: `${WORDS_MS.online}|ml|ff|pubg|free fire|mobile legends|wechat|insta|ig|fb|live`,
}

/** Wanting to die, threats, and being pressed to die. */
const DYING_EN = [
  'i ~2 (?:want|wish) to (?:just )?disappear(?: today| now| forever| from (?:here|this world|everything))?',
  'want (?:it|everything|this|all of it) ~1 to (?:be over|end)$',
  'painless\\w* (?:ways?|death|methods?)|(?:easiest|quickest|fastest|best) ways? to die|(?:pills|tablets|panadol|medicine) ~1 to die|how (?:do|can) i die(?: without pain)?',
  '(?:tie|make) a noose',
  '(?:go|should|must|hope you) (?:and )?(?:die|kill yourself)$|kill yourself|(?:told|tells?|want|wants) me ~1 (?:die|be dead)',
  'world ~3 (?:better|happier) ~2 (?:i (?:was|were|am) (?:dead|gone)|without me)',
  '(?:think|thinking|thought) about (?:dying|death)',
  '(?:wrote|written|writing) ~2 (?:goodbye|suicide|farewell) (?:letter|note)',
]
const DYING_MS = [
  '(?:suruh|kata|cakap|doakan|harap) saya (?:pergi |patut |baik )?(?:mati|mampus)(?! (?:akal|kutu|langkah))|(?:pergi|pegi|p) (?:mati|mampus)|patut mati',
  'mati ~1 (?:tanpa|tak) ~1 sakit|cara (?:nak )?mati|hilang ~1 dari dunia',
  'surat (?:selamat tinggal|bunuh diri|terakhir)',
  'tak larat ~2 hidup|harap saya tak bangun',
]

/** Another person is in danger, reported by a friend or teacher. */
const OTHERS_EN = [
  '{peer} ~3 (?:is|was|gets|got|being|been) ~2 (?:touched|raped|abused|beaten|molested|harassed|groomed)',
  '(?:friend|sister|brother|classmate|girl|boy|she|he|student|pupil) ~2 (?:cutting|starv(?:es|ing))(?: (?:again|herself|himself|themselves|her arms?|his arms?))?$',
  '(?:boyfriend|ex) ~6 threatens',
  'bruises ~5 (?:ayah|mak|parents?|uncle|stepayah) (?:did|hit|does)',
]
const OTHERS_MS = [
  '(?:kawan|murid|pelajar|adik|kakak|sepupu) ~3 kena (?:raba|cabul|rogol|pukul|dera|belasah|ugut|sentuh)',
  'lebam ~5 pukul',
]

/** Grooming and sexual pressure: pictures, asking where the child is, secret messages. */
const CONTACT_EN = [
  '{outsider} ~5 (?:sends?|sent|sending|shows?|showed|showing) (?:me|us) ~3 {foul} ~1 (?:{picture}|messages?|stuff|things)(?! of (?!him|her|his|me|my|them)\\w+)',
  '(?:sends?|sent|shows?|showed) (?:me|us) ~5 (?:his|her) (?:thing|privates?|dick|penis|boobs)',
  '^(?=.*\\b{outsider}\\b)(?=.*\\b{online}\\b).*(?:asks?|asked|asking|knows?|wants to know|found out) ~8 (?:where i (?:live|stay)|my (?:address|house|school|age)|how old i am|home alone|parents are)',
  '(?:man|stranger|guy|driver|uncle|someone) ~3 (?:asks?|asked|asking|wants to know|knows) ~2 where i (?:live|stay)(?! in the)',
  '(?:offered|offers|gives?|gave|pays?|paid) me ~4 if i (?:send|show|meet)',
  '(?:online|internet) friend ~5 meet',
  '{lover} ~3 (?:wants?|asks?|asked|asking|tells?|told|begs?|pressur\\w+|forc\\w+) ~4 (?:sex|send ~2 {picture}|sleep with)',
  '(?:post|share|leak|spread)\\w* my {picture} ~2 (?:if|unless)',
  'i (?:am|was|am being|was being|got|have been) (?:being )?(?:catfished|groomed|stalked|blackmailed|cyberbullied|sextorted)',
  '(?:his|her) special (?:girl|boy|student|friend)',
  '(?:teacher|cikgu|coach|tutor|ustaz|uncle|man|guy|senior|stranger) ~1 (?:texts?|messages?|whatsapps?|calls?|dms?) me ~3 (?:at night|every night|late|midnight|secretly)',
  '{adult} ~1 (?:shows?|showed) (?:me|us) ~1 {foul} (?:{picture}|movies?)',
  'ex ~2 (?:threaten(?:s|ed)?|stalks?) me|my (?:boyfriend|bf) is (?:1[89]|[2-6]\\d)',
]
const CONTACT_MS = [
  '(?:hantar|tunjuk|bagi|send) ~1 {picture} ~1 {foul} ~3 (?:saya|kami)(?! (?:ikan|haiwan|bunga))',
  '^(?=.*\\b(?:{online})\\b).*{outsider} ~9 (?:tanya|minta|tahu|nak tahu) ~4 (?:tinggal|rumah|alamat|umur|sekolah)|^(?=.*\\b(?:{outsider})\\b)(?=.*\\b(?:{online})\\b).*tanya ~4 (?:tinggal|alamat)',
  '(?:bagi|beri|offer|dapat) ~4 (?:kalau|jika) saya (?:hantar|bagi|tunjuk) ~1 {picture}',
  '{outsider} ~5 minta {picture} saya(?! (?:untuk projek|dengan bendera))',
  '(?:{lover}) ~2 (?:ajak|paksa|suruh|pujuk|nak|minta) ~2 (?:tidur|seks|hubungan|{picture})|(?:{lover}) ~1 umur (?:1[89]|[2-6]\\d)',
  '(?:sentuh|pegang|raba|usap) ~2 (?:tempat sulit|peha|paha|kat bawah|anu)',
  '(?:cikgu|guru|ustaz|jurulatih|coach|pakcik|lelaki|senior) ~1 (?:whatsapp|mesej|chat|call|telefon|dm) (?:saya|kami) ~2 (?:tengah malam|malam malam|setiap malam|senyap)',
  'sebar(?:kan)? {picture} saya|viralkan {picture} saya',
  '(?:kunci|kurung) (?:saya|kami) ~1 (?:dalam|di|kat)',
]

/** Eating disorders, running away from home, neglect. */
const NEGLECT_EN = [
  'making? myself ~1 puke|make myself puke',
  '^(?=.*\\b(?:i|my)\\b).*(?:skinny|thin|slim|fat) ~5 (?:dont|not|stop|stopped|never|cant) ~1 eat(?:ing)?',
  '^(?=.*\\b(?:i|my)\\b).*(?:skip(?:s|ped|ping)?|throw|threw) ~2 (?:meals?|lunch|dinner|food) ~9 (?:thin|skinny|slim|fat)',
  'i ~2 (?:want|going|plan|planning) to run away(?! (?:from (?:the|a)|with))',
  '(?:ayah|mak|stepayah|stepmak|uncle) ~2 (?:throws?|threw|smash\\w*) (?:things|plates|chairs|stuff|bottles)(?! (?:away|out|in the bin))',
  '(?:hungry|no (?:dinner|food|lunch|rice)) ~6 (?:two|three|four|\\d) days',
  'always ~2 (?:alone|by myself) at home',
]
const NEGLECT_MS = [
  'tak (?:nak )?(?:makan|sarapan) ~5 (?:kurus|gemuk|diet)|(?:gemuk|kurus) ~4 tak (?:nak )?makan|jolok tekak|buang ~1 (?:bekal|makanan) ~4 gemuk',
  '(?:tak masak|tak makan|tak ada makanan|lapar) ~4 (?:\\d|dua|tiga|empat|berhari) hari',
  'saya ~1 (?:tinggal|duduk) (?:sorang|sorang sorang|seorang diri|sendirian) ~3 rumah',
  '(?:ayah|mak|pakcik) ~2 baling (?:barang|pinggan|kerusi)',
]

export const DANGER_BY_RISK = [
  signals([...DYING_EN, ...OTHERS_EN, ...CONTACT_EN, ...NEGLECT_EN], EN),
  signals([...DYING_MS, ...OTHERS_MS, ...CONTACT_MS, ...NEGLECT_MS], MS),
]

/** Bullying, loneliness, trouble at home, and the distress of a teacher. */
export const SAD_BY_RISK = [
  signals(
    [
      '(?:call|calls|called|calling) me ~2 (?:fatty|fatso|slut|whore|bitch|smelly|four eyes|dumbo|midget)|(?:they|he|she|everyone|people) (?:says?|said) i (?:am )?(?:stink|smell|fat|ugly|stupid|smelly)',
      '(?:tiktok|video|fake account|page|sticker)s? (?:about|of) me$|(?:made|make|posted?) ~2 (?:tiktok|video|fake account|stickers?) (?:about|of) me',
      '(?:take|takes|took|steal|steals) my money ~2 (?:every|all|recess)',
      '(?:nothing|no one|nobody) makes me (?:happy|smile)|dont enjoy anything|hear(?:ing)? voices (?:telling|in my)',
      '(?:nobody|no one) ~2 (?:be my|with me as) (?:partner|friend)|removed me from|kicked me out of the (?:group|chat)',
      '(?:parents|ayah|mak|family|they) ~1 (?:dont|doesnt|didnt|never) ~1 (?:love|want|care about) me',
      '(?:ayah|mak) (?:has |have |just )?left(?: (?:us|me))?(?: and ~6 (?:back|home))$|(?:ayah|mak|parents) (?:has |have |just )?left(?: (?:us|me|home|yesterday|last \\w+))*$',
      'my (?:granny|gran|nana|nan|grandad|granddad|popo|ah ma|ah kong|gong gong|paati|thatha|baby|bird|fish) ~1 (?:died|passed away)',
      '(?:cant|cannot) cope|burn(?:ed|t)? out|(?:headmaster|headmistress|principal|boss|colleagues?|parents of my \\w+) ~3 (?:humiliat|shout|bull|insult|scream|threaten)\\w*',
    ],
    EN,
  ),
  signals(
    [
      'saya ~2 (?:dipulau\\w*|diejek|dihina|disisih\\w*|diketawakan|dimalukan)',
      '(?:semua|satu kelas|budak kelas|mereka|kawan) ~2 (?:ketawa|gelak|ketawakan|gelakkan|ejek|malukan) ~1 (?:saya|kami)',
      '(?:senior|budak asrama|geng) ~1 (?:suruh|paksa) (?:saya|kami|junior) (?:cuci|basuh|beli|kutip|lawan|telan|melutut|merangkak|urut|push)',
      '(?:kutip|pau|paw|peras) duit (?:saya|kami)|(?:ambil|curi|rampas) duit (?:saya|kami) ~1 (?:tiap|hari)',
      'tak ada (?:orang|siapa|sesiapa) ~1 (?:dengar|tolong|faham)|keluarkan saya dari ~1 (?:group|kumpulan|whatsapp)',
      '(?:mak|ayah|mereka) ~2 tak sayang(?:kan)? saya|mak ~1 (?:dah|sudah) keluar rumah|ayah ~1 (?:dah|sudah) keluar rumah',
      '(?:gelar|panggil|kata) saya ~2 (?:gemuk|busuk|hitam|babi|pondan)|(?:opah|nenda|tok|moyang) ~2 meninggal',
      'tak larat ~2 (?:mengajar|kerja|bekerja)|(?:pengetua|guru besar|bos|rakan sekerja) ~2 (?:malukan|marah|maki|hina|buli) saya',
    ],
    MS,
  ),
]

/** Violence at home against an adult, told by the adult. */
export const ADULT_DANGER = signals(
  [
    '(?:husband|wife|ex|boyfriend|girlfriend|suami|isteri) ~3 (?:hits?|beats?|slaps?|kicks?|chokes?|threatens?|hurts?|pukul|tampar|tendang|ugut|cekik|dera) ~1 (?:me|saya)',
    '(?:parents?|father|ayah|pupil|student|murid) ~4 (?:threaten(?:s|ed)?|attack(?:s|ed)?|ugut) (?:me|saya)',
    '(?:pupil|student|child|girl|boy|murid|pelajar) ~6 (?:ayah|mak|pakcik|uncle|stepayah) ~2 (?:hits?|beats?|pukul|touches|sentuh)',
    '(?:students?|pupils?|child|murid|pelajar|anak murid) ~3 (?:wants? to|nak) (?:die|kill (?:him|her|them)sel\\w+|mati|bunuh diri)',
  ],
  {},
)

/** Pressure to smoke, vape or drink; a weapon within reach. */
export const HARMFUL_BY_RISK = signals(
  [
    '(?:friends?|someone|somebody|boys?|girls?|they|he|she|seniors?|kawan|budak|dia|mereka) ~2 (?:gave|gives|offered|offers|asked|asks|dared|dares|ajak|bagi|suruh|paksa) (?:me|saya|kami) ~4 (?:vapes?|vaping|cigarettes?|drugs|alcohol|beer|ganja|weed|pills?|ketum|rokok|dadah|arak)',
    'i have (?:a|the) (?:knife|gun|parang) and i',
  ],
  {},
)

const INTIMATE = signals(
  [
    '(?:have|having|had|want|do) (?:oral )?sex|what is sex|sex (?:with|at \\d+|before marriage)|sexual intercourse|wear a condom|put on a condom|use a condom|virgin(?:ity)?',
    '(?:get|getting|am i|can i be|be) pregnant|my period (?:is|was) ~1 (?:late|missing)|missed my period',
    '(?:buat|melakukan|hubungan|ajak) (?:hubungan )?(?:seks|kelamin|intim)|apa(?:kah)? (?:itu |maksud )?seks|pakai kondom',
    '(?:boleh|jadi|takut) ~1 mengandung|(?:period|haid|datang bulan) (?:saya )?(?:lambat|lewat|tak datang|belum datang)',
  ],
  {},
)
/** Names of plants and animals. A question about their reproduction gets a lesson. */
const OF_NATURE =
  /\b(?:plants?|flowers?|animals?|frogs?|fish|insects?|bees?|cats?|dogs?|cows?|whales?|pandas?|tumbuhan|bunga|haiwan|ikan|kucing|lembu|katak)\b/

/** True for a question about sex or the body, which an adult should answer. */
export const isIntimate = (flat: string): boolean => INTIMATE.test(flat) && !OF_NATURE.test(flat)
