/** Malay idea texts from a library topic, by kind. Malay lessons have facts, terms and questions, no stories or experiments. */
import type { Topic } from '../../fixtures/content/content.schema'
import { listInWords, plainText, quoted } from './words'

const factOf = ({ malay: { facts } }: Topic, at: number) => quoted(facts[at % facts.length] ?? '')
const questionOf = ({ malay: { quiz } }: Topic, at: number) => quoted(quiz.at(at)?.question ?? '')
const termsOf = ({ malay: { terms } }: Topic) => listInWords(terms, 'dan')

/** The comparison of the lesson; a lesson without a table has questions and answers. */
function tableIdea(topic: Topic): string {
  const { name, table } = topic.malay
  if (!table)
    return `Jadual soal jawab tentang ${name}: ${questionOf(topic, 0)} dan ${questionOf(topic, 1)} di sebelah kiri, jawapannya di sebelah kanan.`
  const rows = table.rows.map(([first = '']) => plainText(first).replace(/\.$/, ''))
  const columns = table.head.slice(1).map((head) => head.toLowerCase())
  return `${table.about}, dalam satu jadual. Barisnya: ${listInWords(rows, 'dan')}. Lajurnya: ${listInWords(columns, 'dan')}.`
}

export const FROM_MALAY_LESSON: Readonly<Record<string, (topic: Topic) => string>> = {
  'it-quiz': (topic) =>
    `Kuiz yang bermula dengan ${questionOf(topic, 0)} dan belum tamat sebelum ${questionOf(topic, -1)}`,
  'it-true-false': (topic) =>
    `${factOf(topic, 0)} Fakta atau auta? Semua orang mengundi dahulu; selepas itu barulah seorang menerangkan.`,
  'it-exit-card': (topic) => `Untuk tiga minit terakhir, pada sehelai kertas kecil: ${questionOf(topic, 1)}`,
  'it-intro': ({ malay: { text, terms } }) =>
    `Bermula dengan ayat ini: ${quoted(text.split(/(?<=\.)\s+/)[0] ?? text)} Kemudian tiga perkataan: ${listInWords(terms.slice(0, 3), 'dan')}.`,
  'it-study-aid': (topic) =>
    `Perkataan yang perlu diketahui, setiap satu dengan maksud dan lukisan kecil: ${termsOf(topic)}.`,
  'it-memory': ({ trick }) => `Satu petua supaya tidak lupa: ${plainText(trick.ms)}`,
  'it-table': tableIdea,
  'it-story': (topic) =>
    `Cerita yang bermula dengan soalan seorang murid: ${questionOf(topic, 2)} Siapakah yang tahu jawapannya, dan apakah yang berlaku selepas itu?`,
  'it-poem': ({ malay: { name, terms } }) =>
    `Pantun empat kerat tentang ${name} yang menyebut ${listInWords(terms.slice(0, 2), 'dan')}, dan tugasan untuk menulis empat kerat lagi.`,
  'it-poster': (topic) =>
    `Tajuk besar: ${questionOf(topic, -1)} Di bawahnya satu gambar besar dan jawapan ini: ${plainText(topic.malay.quiz.at(-1)?.answer ?? '')}`,
  'it-experiment': (topic) =>
    `Kaji di rumah sama ada ini benar: ${factOf(topic, 1)} Catat bahan yang digunakan, langkahnya dan apa yang kamu lihat.`,
  'it-malaysia': (topic) =>
    `Cari satu contoh di Malaysia: ${factOf(topic, 2)} Namakan tempatnya, seorang yang boleh ditanya dan satu gambar.`,
  'it-jobs': ({ malay: { name, terms } }) =>
    `Tiga orang yang menggunakan pengetahuan tentang ${name}: di manakah mereka bekerja, dan bilakah mereka menyebut ${listInWords(terms.slice(-2), 'dan')}?`,
  'it-lesson': (topic) =>
    `Enam puluh minit; pada akhirnya murid dapat menggunakan perkataan ${termsOf(topic)}, dan menjawab ${questionOf(topic, 1)}`,
  'it-debate': (topic) =>
    `Dalam kumpulan empat orang: ${factOf(topic, 1)} Apakah kesannya, siapakah yang perlu tahu, dan apakah yang masih ingin kamu tanya?`,
  'it-game': (topic) => `Dua pasukan, sepuluh minit: terangkan ${termsOf(topic)} tanpa menyebut perkataan itu.`,
}
