/**
 * Replies to danger and distress, and refusals. The texts are reviewed: changing one means changing docs/safeguarding.md, too.
 * Before the product is shown, a person confirms the telephone numbers (docs/safeguarding.md).
 */
import type { Language } from '../language'
import type { Random } from '../random'
import { adultReplies } from './careRepliesForAdults'
import type { CareReason, CareText } from './careReason'
import { canonical } from './canonical'

const REPLIES: Readonly<Record<Exclude<CareReason, 'sad'>, Readonly<Record<Language, CareText>>>> = {
  danger: {
    en: {
      title: 'Please talk to somebody now',
      markdown:
        'I am really glad that you said this. You matter, and it is not your fault. You should not carry it alone.\n\n**Please go to an adult you trust right now**: a parent, a teacher, the school counsellor or a neighbour. If the first one does not listen, tell another. Say it in the same words that you used here.\n\n- In Malaysia you can call **Talian Kasih 15999**, day or night.\n- If you or somebody else is in danger at this moment, call **999**.\n\nI am only a practice program and cannot keep you safe, but people can, and they want to.',
    },
    ms: {
      title: 'Tolong bercakap dengan seseorang sekarang',
      markdown:
        'Terima kasih kerana memberitahu. Awak penting, dan ini bukan salah awak. Awak tidak perlu menanggungnya seorang diri.\n\n**Tolong jumpa orang dewasa yang awak percayai sekarang**: ibu bapa, guru, kaunselor sekolah atau jiran. Jika orang pertama tidak mendengar, beritahu orang lain. Gunakan perkataan yang sama seperti di sini.\n\n- Hubungi **Talian Kasih 15999**, 24 jam sehari.\n- Jika ada bahaya sekarang, hubungi **999**.\n\nSaya hanya program latihan dan tidak dapat melindungi awak, tetapi ada orang yang boleh dan mahu membantu.',
    },
  },
  harmful: {
    en: {
      title: 'This can hurt you',
      markdown:
        'I cannot help with that. It can hurt you or somebody else. **Ask an adult before you touch it.**\n\nIf somebody has swallowed or breathed in something, or is hurt, call **999** now. If you want to hurt yourself, please tell an adult you trust or call **Talian Kasih 15999**, day or night.',
    },
    ms: {
      title: 'Ini boleh mencederakan awak',
      markdown:
        'Saya tidak boleh membantu dengan perkara itu. Ia boleh mencederakan awak atau orang lain. **Tanya orang dewasa sebelum awak menyentuhnya.**\n\nJika ada orang yang tertelan atau terhidu sesuatu, atau tercedera, hubungi **999** sekarang. Jika awak mahu mencederakan diri, beritahu orang dewasa yang awak percayai atau hubungi **Talian Kasih 15999**, 24 jam sehari.',
    },
  },
  intimate: {
    en: {
      title: 'A question for an adult you trust',
      markdown:
        'That is a fair thing to ask, and nothing to be ashamed of. A practice helper is the wrong one to answer it. **Ask an adult you trust**: a parent, the school counsellor or a nurse.\n\nYour body is yours. If somebody wants something from you that you do not want, you may say no, and it is not your fault. **Talian Kasih 15999** listens day and night.',
    },
    ms: {
      title: 'Soalan untuk orang dewasa yang awak percayai',
      markdown:
        'Soalan itu wajar dan tidak perlu malu. Cuma pembantu latihan bukan tempat untuk menjawabnya. **Tanya orang dewasa yang awak percayai**: ibu bapa, kaunselor sekolah atau jururawat.\n\nBadan awak milik awak. Jika ada orang mahukan sesuatu yang awak tidak mahu, awak boleh kata tidak, dan itu bukan salah awak. **Talian Kasih 15999** sedia mendengar 24 jam sehari.',
    },
  },
  private: {
    en: {
      title: 'Keep that to yourself',
      markdown:
        'Keep that to yourself: phone numbers, addresses and passwords belong to their owner, and I neither give them nor need them. Tell them only to your parents, and never to somebody you know only online.\n\nIf somebody asks you for them or for a photo, tell an adult you trust.',
    },
    ms: {
      title: 'Simpan maklumat itu',
      markdown:
        'Simpan maklumat itu untuk diri sendiri: nombor telefon, alamat dan kata laluan ialah hak pemiliknya. Saya tidak memberikannya dan tidak memerlukannya. Beritahu ibu bapa sahaja, bukan orang yang awak kenal dalam talian.\n\nJika ada orang yang memintanya atau meminta gambar awak, beritahu orang dewasa yang awak percayai.',
    },
  },
  prevention: {
    en: {
      title: 'How to help somebody',
      markdown:
        'For schoolwork on this, please work with your teacher or the school counsellor. What always helps: **listen** without judging, **do not keep it a secret**, and **tell an adult you trust**.\n\nIf it is about you or somebody you know, tell an adult today, or call **Talian Kasih 15999**, day or night. If there is danger now, call **999**.',
    },
    ms: {
      title: 'Cara membantu seseorang',
      markdown:
        'Untuk kerja sekolah tentang perkara ini, minta bantuan guru atau kaunselor sekolah. Yang sentiasa membantu: **dengar** tanpa menghakimi, **jangan rahsiakan**, dan **beritahu orang dewasa yang awak percayai**.\n\nJika ini tentang awak atau orang yang awak kenal, beritahu orang dewasa hari ini atau hubungi **Talian Kasih 15999**, 24 jam sehari. Jika ada bahaya sekarang, hubungi **999**.',
    },
  },
  unsure: {
    en: {
      title: 'I may not have understood',
      markdown:
        'I am only a practice helper for lessons, so I may not have understood. If something is worrying you, please tell an adult you trust, or call **Talian Kasih 15999**. If it is about a lesson, tell me the subject.',
    },
    ms: {
      title: 'Mungkin saya tidak faham',
      markdown:
        'Saya hanya pembantu latihan untuk pelajaran, jadi mungkin saya tidak faham. Jika ada sesuatu yang merisaukan awak, beritahu orang dewasa yang awak percayai atau hubungi **Talian Kasih 15999**. Jika ini tentang pelajaran, beritahu saya mata pelajarannya.',
    },
  },
  stay: {
    en: {
      title: 'One sentence is enough',
      markdown:
        'You do not have to explain it to me, and it is not your fault. Think of **one adult who has been kind to you**, and say only this: *“I need to tell you something.”* If you cannot say it aloud, show them this page.\n\n**Talian Kasih 15999** listens day and night, also when you do not know how to begin. If there is danger now, call **999**.',
    },
    ms: {
      title: 'Satu ayat sudah cukup',
      markdown:
        'Awak tidak perlu menerangkannya kepada saya, dan ini bukan salah awak. Fikirkan **seorang dewasa yang baik dengan awak**, dan katakan ini sahaja: *“Saya perlu beritahu sesuatu.”* Jika sukar menyebutnya, tunjukkan halaman ini.\n\n**Talian Kasih 15999** sedia mendengar 24 jam sehari, walaupun awak tidak tahu bagaimana hendak mula. Jika ada bahaya sekarang, hubungi **999**.',
    },
  },
}

/** Sentences for particular sorrows. The first pattern that matches the canonical message decides. */
const PARTICULAR: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [
    /bull|tease|laugh|call(?:s|ed|ing)? me|make fun|lies about|left me out|buli|ejek|panggil|gelar|ketawa|sisih|pulau|my money|duit saya/,
    {
      en: 'What they do is wrong and it is never your fault. Telling somebody is not telling tales.',
      ms: 'Perbuatan mereka salah dan bukan salah awak. Memberitahu orang dewasa bukan mengadu-domba.',
    },
  ],
  [
    /died|passed away|dying|meninggal|mati/,
    {
      en: 'Losing somebody you love hurts a great deal, and there is no wrong way to miss them.',
      ms: 'Kehilangan yang disayangi memang menyakitkan, dan tiada cara yang salah untuk merinduinya.',
    },
  ],
  [
    /fight|divorc|shout|left us|bergaduh|bercerai|tinggalkan kami|berpisah/,
    {
      en: 'It is frightening when grown-ups at home are upset, and it is not your fault.',
      ms: 'Memang menakutkan apabila orang dewasa di rumah bergaduh, dan itu bukan salah awak.',
    },
  ],
  [
    /lonely|alone|no friend|nobody|no one|sunyi|tak ada|keseorangan/,
    {
      en: 'Feeling alone is hard, and many people in your school have felt it too.',
      ms: 'Berasa sunyi memang berat, dan ramai di sekolah awak pernah merasainya.',
    },
  ],
  [
    /stress|worried|anxious|exam|panic|scared|afraid|tertekan|takut|risau/,
    {
      en: 'A head full of worry is heavy. Breathe in while you count to four and out while you count to six, three times.',
      ms: 'Kerisauan memang berat. Tarik nafas sambil mengira hingga empat dan hembus sambil mengira hingga enam, tiga kali.',
    },
  ],
]
const ANY_SORROW: Readonly<Record<Language, string>> = {
  en: 'It helps to put it into words, as you just did.',
  ms: 'Menyatakannya dengan perkataan, seperti yang awak buat tadi, memang membantu.',
}
const SCHOOLWORK = /\b(maths?|homework|exams?|test|quiz|peperiksaan|ujian|kerja rumah|matematik)\b/

function comfort(text: string, language: Language, random: Random): string {
  const flat = canonical(text)
  const particular = (PARTICULAR.find(([pattern]) => pattern.test(flat))?.[1] ?? ANY_SORROW)[language]
  if (language === 'ms') {
    const opening = random.pick(['Saya sedih mendengarnya.', 'Terima kasih kerana memberitahu saya; itu tidak mudah.'])
    return `${opening} ${particular}\n\nTolong **bercakap dengan orang dewasa yang awak percayai hari ini**: ibu bapa, guru kelas atau kaunselor sekolah. Awak boleh mula dengan *“Saya perlu beritahu sesuatu.”* **Talian Kasih 15999** juga sedia mendengar, 24 jam sehari.`
  }
  const opening = random.pick([
    'I am sorry that you feel this way.',
    'Thank you for telling me; that was not easy.',
    'That sounds hard, and I am glad you said it.',
  ])
  const work = SCHOOLWORK.test(flat)
    ? '\n\nIf schoolwork is part of it, send me the one thing that bothers you most and we will take it in small steps.'
    : ''
  return `${opening} ${particular}\n\nPlease **talk to an adult you trust today**: a parent, your class teacher or the school counsellor. You can begin with *“I need to tell you something.”* In Malaysia, **Talian Kasih 15999** listens day and night.${work}`
}

const COMFORT_TITLES: Readonly<Record<Language, string>> = { en: 'You are not alone', ms: 'Awak tidak keseorangan' }

/**
 * Returns the reply of care, without a lesson or a card.
 * @param role a 'teacher' is addressed as an adult, anybody else as a child
 */
export function careReply(
  reason: CareReason,
  text: string,
  language: Language,
  random: Random,
  role: string,
): CareText {
  if (role === 'teacher') return adultReplies[reason][language]
  if (reason !== 'sad') return REPLIES[reason][language]
  return { title: COMFORT_TITLES[language], markdown: comfort(text, language, random) }
}

/** The line below the first answer that follows a reply of care. */
const OPEN_DOOR: Readonly<Record<Language, string>> = {
  en: '*And what you told me before: somebody you trust, or Talian Kasih 15999, will listen whenever you are ready.*',
  ms: '*Tentang perkara yang awak beritahu tadi: orang yang awak percayai, atau Talian Kasih 15999, sedia mendengar pada bila-bila masa.*',
}

export const withOpenDoor = (markdown: string, language: Language): string => `${markdown}\n\n${OPEN_DOOR[language]}`
/** Removes that line, for follow-ups that rework an earlier reply. */
export const withoutOpenDoor = (markdown: string): string =>
  Object.values(OPEN_DOOR).reduce((text, line) => text.replace(line, '').trimEnd(), markdown)

const isReplyOf = (reason: 'unsure' | 'stay', markdown: string) =>
  [REPLIES, adultReplies].some((replies) =>
    Object.values(replies[reason]).some((known) => known.markdown === markdown.trim()),
  )

/** True for a reply of care that names the helpline. False for replies with the reason `unsure`. */
export const isCareReply = (markdown: string): boolean =>
  withoutOpenDoor(markdown).includes('Talian Kasih') && !isReplyOf('unsure', markdown)

export const isStayReply = (markdown: string): boolean => isReplyOf('stay', markdown)
