import { normalise } from './words'

export type Language = 'en' | 'ms'

const MALAY_WORDS = new Set(
  'abang ada adakah adalah adik air akan aku anak antara anu apa apakah apabila atau awak ayah bagai bagaimana bagaimanakah bagi bahagi bahasa bahawa banyak bapa beberapa beri berikan berapa berapakah berlaku besar betul betulkan bezanya bila bilakah bina boleh bolehkah buat buatkan bukan bukankah cari cerita ceritakan cikgu contoh dah dalam dan dapat darab dari daripada dengan di dia dua dulu emak empat encik faham guru hai haiwan hari hendak hidup huraikan ialah ibu ikan ini itu ingin jadi jadual jangan jawapan jelaskan jika jom kad kalau kami kamu karangan kata kau kawan ke kecil kenapa kepada kerana ketika khabar kita kuiz lagi lah lain lebih lima lukis macam mahu mak malam mana manakah masa mati membuat mengapa mengapakah mereka minta mudah nak nenek nombor nota nyatakan oleh orang pada pagi pakcik pantun panjangkan patut pendek pendekkan perlu permudahkan pertama petang pukul pula punca rumah rph sahaja saja saya sebab sebuah sebutkan sediakan sekolah selamat semalam semua senaraikan seorang seperti siapa siapakah soalan suka sudah supaya tadi tahu tahun tak taknak tambah tanya telah tempat tentang terangkan terima terjemahkan tidak tiga tolak tolong tulis tuliskan tumbuhan ubah untuk yang bodoh babi ringkaskan bandingkan cuba puisi sajak bantu ajar mengenai maksud sila kasih jumpa sedih kenal bunga raya gunung berapi rangka manusia duit baki wang sifir negeri ibunegeri cuaca iklim jirim abah brp buli dgn hari harini kena kwn lempang nk org rindu sape sgt sy syg tu xde xnak suku separuh sakit bosan penat lapar perut gigi pulaukan helo jumpa terjun'.split(
    ' ',
  ),
)
const ENGLISH_WORDS = new Set(
  'a about am an and are as at be because by can card compare could create did do does draw explain for from give good had has have hello help her hey hi him his how i in into is it its just like make many me more much my not of on or our please quiz she should some story tell than thank that the their them there they this to us was we were what when where which who why will with would write you your another example shorter longer simpler one two'.split(
    ' ',
  ),
)

/** Returns the language of which a message contains more common words; English if both have equally many. */
export function languageOf(text: string): Language {
  const words = normalise(text).split(' ')
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(MALAY_WORDS) > count(ENGLISH_WORDS) ? 'ms' : 'en'
}
