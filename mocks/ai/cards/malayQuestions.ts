import { library } from '../library'
import type { Random } from '../random'
import type { QuizQuestion, Topic } from '../topics/topic'
import { plainText } from '../words'

/** Distractors for the two Malay questions of each topic, in their order; plausible, but certainly wrong. */
const WRONG: Readonly<Record<string, readonly (readonly string[])[]>> = {
  photosynthesis: [
    ['Kanji', 'Stomata', 'Glukosa'],
    ['Karbon dioksida', 'Nitrogen', 'Wap air'],
  ],
  waterCycle: [
    ['Angin', 'Bulan', 'Gunung'],
    ['Penyejatan', 'Transpirasi', 'Peleburan'],
  ],
  foodChains: [
    ['Pengguna primer', 'Pemangsa utama', 'Pengurai'],
    ['Bilangan tikus berkurang', 'Bilangan padi bertambah', 'Tiada apa-apa yang berubah'],
  ],
  solarSystem: [
    ['Zuhrah', 'Bumi', 'Neptun'],
    ['Kerana Bumi mengelilingi Matahari', 'Kerana Bulan melindungi Matahari', 'Kerana awan menutup langit'],
  ],
  volcanoes: [
    ['Magma', 'Abu', 'Kerak'],
    ['Kerana magma lebih berat daripada batuan', 'Kerana hujan menariknya', 'Kerana angin bertiup ke atas'],
  ],
  electricCircuits: [
    ['Menyimpan tenaga elektrik', 'Menghasilkan cahaya', 'Menambah bilangan sel kering'],
    ['Litar bersiri', 'Litar terbuka', 'Litar pintas'],
  ],
  humanHeart: [
    ['Dua', 'Tiga', 'Enam'],
    ['Menghasilkan darah', 'Menyerap oksigen', 'Menyejukkan badan'],
  ],
  fractions: [
    ['2/4', '3/8', '1/2'],
    ['1/5', 'Kedua-duanya sama besar'],
  ],
  areaPerimeter: [
    ['25 cm', '10 cm', '15 cm'],
    ['20 cm²', '10 cm²', '50 cm²'],
  ],
  merdeka: [
    ['Tun Abdul Razak', 'Tun Perak', 'Dato’ Onn Jaafar'],
    ['Mengira undi pilihan raya', 'Mereka bentuk bendera', 'Membina Stadium Merdeka'],
  ],
  malaccaSultanate: [
    ['Hang Tuah', 'Tun Perak', 'Alfonso de Albuquerque'],
    ['Pada tahun 1400', 'Pada tahun 1641', 'Pada tahun 1957'],
  ],
  peribahasa: [
    ['Buah yang manis', 'Tangan yang rajin', 'Tanaman di kebun'],
    ['Seperti kacang lupakan kulit', 'Kaki bangku', 'Sediakan payung sebelum hujan'],
  ],
  englishTenses: [
    ['Eated', 'Eaten', 'Eating'],
    ['was reading', 'will read', 'reads'],
  ],
  narrativeWriting: [
    ['Ayat pertama cerita', 'Nama penulis', 'Senarai watak'],
    ['Senarai kata adjektif', 'Gambar yang berwarna', 'Tajuk yang panjang'],
  ],
  codingLoops: [
    ['Tiga kali', 'Lima kali', 'Sekali'],
    ['Nama pemboleh ubah terlalu panjang', 'Syaratnya sentiasa palsu', 'Terlalu banyak ulasan'],
  ],
}

/** Standalone wording of questions that depend on the one before them. */
const ALONE: Readonly<Record<string, string>> = { 'Berapakah luasnya?': 'Berapakah luas segi empat sama bersisi 5 cm?' }

/** '3/4, kerana penyebutnya sudah sama.' → '3/4'. */
const short = (answer: string) =>
  (answer.split(/,? (?=kerana tiada|kerana penyebut|iaitu)/)[0] ?? answer).replace(/,?\.?$/, '')

/** Five questions of a topic in Malay: two with prepared answers, three that ask for its facts among those of other subjects. */
export function malayQuestions(topic: Topic, random: Random): QuizQuestion[] {
  const { quiz, facts, name } = topic.malay
  const otherSubject = library.filter(({ subject }) => subject !== topic.subject)
  const prepared = quiz.map(({ question, answer }, index) => ({
    question: ALONE[question] ?? question,
    choices: [short(answer), ...(WRONG[topic.id]?.[index] ?? [])],
    answer: 0,
    reason: answer,
  }))
  const sentences = facts.map((fact) => ({
    question: `Ayat yang manakah menerangkan ${name}?`,
    choices: [
      plainText(fact),
      ...random
        .shuffle(otherSubject)
        .slice(0, 2)
        .map(({ malay }) => plainText(random.pick(malay.facts))),
    ],
    answer: 0,
    reason: plainText(fact),
  }))
  return [...prepared, ...sentences].slice(0, 5)
}
