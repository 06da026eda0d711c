import type { Language } from './language'
import type { Random } from './random'
import { quote } from './sections'
import { fillIn, wordsOf } from './words'

/** Lines of an acrostic, one per first letter. */
const LINES: Readonly<Record<string, string>> = {
  a: 'At first it seems an ordinary thing,',
  b: 'but look again, and look a little longer:',
  c: 'colours come out that were not there before.',
  d: 'Day after day it waits for us to notice,',
  e: 'even in the rain outside the gate.',
  f: 'Friends have told me stories of it, laughing,',
  g: 'giving it new names with every telling.',
  h: 'How would the world be if it were not here?',
  i: 'I asked the wind; the wind was busy.',
  j: 'Just then a small bird landed on the fence,',
  k: 'keeping a secret underneath its wing.',
  l: 'Listen: there is music in the silence,',
  m: 'made of the little sounds we hurry past.',
  n: 'Nobody owns it, everyone may keep it,',
  o: 'out on the field or folded in a book.',
  p: 'Put it in your pocket for the journey,',
  q: 'quiet as a page before the pen.',
  r: 'Remember it when evening comes down softly;',
  s: 'some things grow larger when they are shared.',
  t: 'Tomorrow we will see it with new eyes,',
  u: 'under a sky as wide as any question,',
  v: 'very far and very near at once.',
  w: 'We came to write a line and stayed for seven;',
  x: 'X marks the place where wonder was found,',
  y: 'yes, and the place is nearer than we thought,',
  z: 'zigzagging home with daylight in our hands.',
}

/** Lines for a letter that the word has a second time. */
const SECOND_LINES: Readonly<Record<string, string>> = {
  a: 'and all at once the morning seems to hold it,',
  e: 'each of us carries home a different part.',
  i: 'It asks for nothing but a bit of time,',
  l: 'leaving the door ajar for one more thought,',
  n: 'no two of us will ever see the same.',
  o: 'one look is never quite enough for it:',
  p: 'patient as trees, it lets the noise go by.',
  r: 'rolling along with laughter at its heels,',
  s: 'still, it is there, as steady as a star,',
  t: 'turning the common into something strange.',
}

/**
 * Writes an acrostic on the first ten letters of the subject's longest word. Uses 'wonder' if that word has fewer than three
 * letters a to z.
 */
export function poemOn(subject: string): string {
  const word = wordsOf(subject).sort((a, b) => b.length - a.length)[0] ?? 'wonder'
  const letters = Array.from(word.replace(/[^a-z]/g, '')).slice(0, 10)
  const spelt = letters.length < 3 ? Array.from('wonder') : letters
  const seen = new Set<string>()
  const lines = spelt.map((letter) => {
    const line = (seen.has(letter) ? SECOND_LINES[letter] : undefined) ?? LINES[letter] ?? ''
    seen.add(letter)
    return `**${line.charAt(0).toUpperCase()}**${line.slice(1)}`
  })
  return quote(lines.join('  \n'))
}

/**
 * Pantuns, a Malay form of verse: two lines with an image (pembayang), then two with the meaning. The rhyme is a-b-a-b, and
 * `{subject}` stands in the third line.
 */
const PANTUNS: readonly (readonly string[])[] = [
  [
    'Burung merpati terbang sekawan,',
    'hinggap sebentar di pokok sena;',
    '{subject} menjadi bualan kawan,',
    'dikenang orang di mana-mana.',
  ],
  [
    'Pergi ke pasar membeli ikan,',
    'singgah sebentar di tepi kali;',
    'tentang {subject} kita nyatakan,',
    'semoga diingat setiap kali.',
  ],
]

export function pantunOn(subject: string, random: Random): string {
  const lines = random.pick(PANTUNS).map((line) => fillIn(line, { subject }))
  return quote(lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('  \n'))
}

const STORIES: Readonly<Record<Language, readonly ((subject: string) => string)[]>> = {
  en: [
    (subject) =>
      `On Monday morning Cikgu Rahim wrote one thing on the board: *${subject}*. “Today,” he said, “this belongs to you. Bring it back on Friday, changed.”\n\nEveryone groaned, except Aisyah. She carried it home in her head. It came along on the bus, sat beside her at dinner and would not let her sleep. On Tuesday she asked her grandmother about it; on Wednesday she asked the man who mended bicycles. Each gave her something she had not expected.\n\nOn Friday she stood up. “I did not change it,” she said. “It changed me. On Monday I would have told you what it is. Now I want to tell you what I still do not know.” Cikgu Rahim put down his chalk. “Then,” he said, “you had better begin.”`,
    (subject) =>
      `The rain had shut the whole school indoors when Jun Hao found the notebook. It was wedged behind a library shelf that nobody had moved in years. Every page was empty but one, and on that page stood, in pencil: *${subject}*.\n\n“A title,” said Devi. “A warning,” said Jun Hao. They read it in a whisper, then aloud, then backwards. Devi drew what she thought it meant. Jun Hao drew something else. They argued until the rain stopped, and by then the page was full on both sides.\n\nThey put the notebook back behind the shelf. But first Devi tore off a corner, wrote three words, and left it between the covers for whoever came next: *Now you try.*`,
  ],
  ms: [
    (subject) =>
      `Pada hari Isnin, Cikgu Rahim menulis satu perkara sahaja di papan putih: *${subject}*. “Hari ini perkara ini milik kamu,” katanya. “Bawa pulang, dan kembalikan pada hari Jumaat dengan sesuatu yang baharu.”\n\nSemua murid mengeluh, kecuali Aisyah. Perkara itu dibawanya dalam kepala: di dalam bas, di meja makan, sehinggalah lampu dipadamkan. Pada hari Selasa dia bertanya kepada neneknya; pada hari Rabu dia bertanya kepada tukang basikal. Setiap orang memberikan sesuatu yang tidak disangkanya.\n\nPada hari Jumaat Aisyah berdiri. “Bukan saya yang mengubahnya,” katanya. “Perkara itu yang mengubah saya. Pada hari Isnin saya fikir saya tahu. Hari ini saya tahu apa yang masih perlu ditanya.” Cikgu Rahim meletakkan pennya. “Kalau begitu,” katanya, “mulakanlah.”`,
    (subject) =>
      `Hujan mengurung seluruh sekolah apabila Jun Hao menjumpai buku nota itu. Buku itu terselit di belakang rak perpustakaan yang bertahun-tahun tidak dialihkan. Semua halamannya kosong kecuali satu, dan pada halaman itu tertulis dengan pensel: *${subject}*.\n\n“Tajuk,” kata Devi. “Amaran,” kata Jun Hao. Mereka membacanya dengan berbisik, kemudian dengan kuat, kemudian dari belakang ke hadapan. Devi melukis apa yang difikirkannya. Jun Hao melukis sesuatu yang lain. Mereka berbincang sehingga hujan berhenti, dan ketika itu kedua-dua belah halaman sudah penuh.\n\nBuku nota itu diletakkan semula di belakang rak. Namun, Devi mengoyakkan satu bucu kertas, menulis tiga perkataan, dan menyelitkannya untuk sesiapa yang datang kemudian: *Giliran kamu pula.*`,
  ],
}

/** A short school story that works for any subject. */
export function storyOn(subject: string, random: Random, language: Language): string {
  return random.pick(STORIES[language])(subject)
}
