/** Introductions of essays for any subject. The only fact in them is one sentence about a topic of the library. */
import { findTopic } from './findTopic'
import type { ParsedQuestion } from './parseQuestion'
import type { Answer } from './topicAnswer'
import { capitalise } from './words'

const ASKED =
  /\b(?:essay|karangan)\b.*\b(?:intro(?:duction)?|opening|pengenalan|pendahuluan)\b|\b(?:intro(?:duction)?|opening|pengenalan|pendahuluan)\b.*\b(?:essay|karangan)\b/i

/** Introductions of about 100 words. `fact` is one sentence about the topic; '' if the library does not have it. */
const INTRO = {
  en: (subject: string, fact: string) =>
    `Ask ten people about ${subject}, and you may well hear ten different answers. ${fact}Some of us meet it every day and hardly notice it any more; others have never stopped to ask what it means for them. Yet it shapes how people learn, how they spend their time and how they treat one another, at home as well as at school. That is why it deserves a closer look. This essay first explains what ${subject} is, then looks at what speaks for it and what speaks against it, and finally says what each of us can do about it.`,
  ms: (subject: string, fact: string) =>
    `Jika sepuluh orang ditanya tentang ${subject}, mungkin sepuluh jawapan yang berbeza akan diberikan. ${fact}Ada antara kita yang menemuinya setiap hari tanpa menyedarinya; ada pula yang tidak pernah bertanya apakah maknanya dalam kehidupan mereka. Namun begitu, perkara ini mempengaruhi cara kita belajar, menggunakan masa dan melayan orang lain, sama ada di rumah atau di sekolah. Oleh itu, perkara ini wajar diteliti dengan lebih mendalam. Karangan ini akan menerangkan maksud ${subject} terlebih dahulu, kemudian membincangkan kebaikan dan keburukannya, dan akhirnya mencadangkan langkah yang boleh diambil oleh setiap daripada kita.`,
}

/** Returns the introduction of an essay if the message asks for one, and says which sentence to replace. Returns null otherwise. */
export function essayIntro({ text: question, subject, language }: ParsedQuestion): Answer | null {
  if (!ASKED.test(question) || subject === '') return null
  const topic = findTopic(subject)
  const fact = !topic ? '' : `${language === 'ms' ? (topic.malay.facts[0] ?? '') : topic.oneLine} `
  const intro = INTRO[language](subject, fact)
  return language === 'ms'
    ? {
        title: `${capitalise(subject)}: pengenalan karangan`,
        markdown: `${intro}\n\n**Untuk menjadikannya milik awak:** ganti ayat pertama dengan sesuatu yang awak lihat sendiri.`,
      }
    : {
        title: `${capitalise(subject)}: an essay’s introduction`,
        markdown: `${intro}\n\n**To make it yours:** replace the first sentence by something that you have seen yourself.`,
      }
}
