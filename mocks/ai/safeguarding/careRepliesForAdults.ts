/** Replies of care to a teacher who is in distress or worried about a pupil. They are reviewed like `careReplies`. */
import type { Language } from '../language'
import type { CareReason, CareText } from './careReason'

export const adultReplies: Readonly<Record<CareReason, Readonly<Record<Language, CareText>>>> = {
  danger: {
    en: {
      title: 'Please talk to somebody today',
      markdown:
        'Thank you for saying this. It is serious, and you should not carry it alone.\n\n**Please talk to somebody today**: a colleague you trust, your head or a doctor. If it is about a pupil, tell your head and the school counsellor now, and promise nobody to keep it secret.\n\n- **Talian Kasih 15999** listens to adults as well, day and night.\n- If somebody is in danger at this moment, call **999**.\n\nI am only a practice program. I report nothing to anybody and cannot keep anybody safe.',
    },
    ms: {
      title: 'Tolong bercakap dengan seseorang hari ini',
      markdown:
        'Terima kasih kerana memberitahu. Perkara ini serius, dan cikgu tidak patut menanggungnya seorang diri.\n\n**Tolong bercakap dengan seseorang hari ini**: rakan sekerja yang dipercayai, guru besar atau pengetua, atau doktor. Jika ini tentang murid, beritahu pentadbir dan kaunselor sekolah sekarang, dan jangan berjanji untuk merahsiakannya.\n\n- **Talian Kasih 15999** juga mendengar orang dewasa, 24 jam sehari.\n- Jika ada orang dalam bahaya sekarang, hubungi **999**.\n\nSaya hanya program latihan. Saya tidak melaporkan apa-apa kepada sesiapa dan tidak dapat melindungi sesiapa.',
    },
  },
  harmful: {
    en: {
      title: 'This can hurt somebody',
      markdown:
        'I cannot help with that, because it can hurt somebody. If somebody has swallowed or breathed in something, or is hurt, call **999** now.\n\nIf you think of hurting yourself, please talk to a colleague you trust or a doctor, or call **Talian Kasih 15999**, day or night.',
    },
    ms: {
      title: 'Ini boleh mencederakan orang',
      markdown:
        'Saya tidak boleh membantu dengan perkara itu kerana ia boleh mencederakan orang. Jika ada orang yang tertelan atau terhidu sesuatu, atau tercedera, hubungi **999** sekarang.\n\nJika cikgu terfikir untuk mencederakan diri, bercakaplah dengan rakan sekerja yang dipercayai atau doktor, atau hubungi **Talian Kasih 15999**, 24 jam sehari.',
    },
  },
  sad: {
    en: {
      title: 'You need not carry it alone',
      markdown:
        'That sounds hard, and it is good that you put it into words. Please **talk to somebody you trust**: a colleague, your head or a doctor. If it is about a pupil, the school counsellor should know today.\n\n**Talian Kasih 15999** listens to adults as well, day and night; if somebody is in danger, call **999**.',
    },
    ms: {
      title: 'Cikgu tidak perlu menanggungnya sendiri',
      markdown:
        'Itu memang berat, dan baik kerana cikgu menyatakannya. Tolong **bercakap dengan orang yang dipercayai**: rakan sekerja, guru besar atau pengetua, atau doktor. Jika ini tentang murid, kaunselor sekolah perlu tahu hari ini.\n\n**Talian Kasih 15999** juga mendengar orang dewasa, 24 jam sehari; jika ada bahaya, hubungi **999**.',
    },
  },
  intimate: {
    en: {
      title: 'Not a question for a practice program',
      markdown:
        'I have no lesson on that. For a class, plan it with the school counsellor and the syllabus of health education; for yourself, a doctor is the right one to ask. If a pupil asked you, or is at risk, tell the school counsellor; **Talian Kasih 15999** advises adults, too.',
    },
    ms: {
      title: 'Bukan soalan untuk program latihan',
      markdown:
        'Saya tiada pelajaran tentang perkara itu. Untuk kelas, rancang bersama kaunselor sekolah mengikut sukatan Pendidikan Kesihatan; untuk diri sendiri, tanya doktor. Jika murid yang bertanya, atau murid itu berisiko, beritahu kaunselor sekolah; **Talian Kasih 15999** juga menasihati orang dewasa.',
    },
  },
  private: {
    en: {
      title: 'Keep that out of the chat',
      markdown:
        'Please keep that out of the chat: phone numbers, addresses and passwords belong to their owner, and I neither give them nor need them. Data of pupils belongs in the register of the school only.',
    },
    ms: {
      title: 'Jangan masukkan maklumat itu',
      markdown:
        'Simpan maklumat itu, jangan masukkan dalam sembang: nombor telefon, alamat dan kata laluan ialah hak pemiliknya. Saya tidak memberikannya dan tidak memerlukannya. Maklumat murid hanya untuk rekod sekolah.',
    },
  },
  prevention: {
    en: {
      title: 'How to help somebody',
      markdown:
        'Please plan this with the school counsellor; I have no lesson on it. What always helps a pupil: **listen** without judging, **promise no secrecy**, and tell the counsellor and your head the same day.\n\nIf it is about you or somebody you know: **Talian Kasih 15999** listens day and night. If there is danger now, call **999**.',
    },
    ms: {
      title: 'Cara membantu seseorang',
      markdown:
        'Tolong rancang perkara ini bersama kaunselor sekolah; saya tiada pelajaran tentangnya. Yang sentiasa membantu murid: **dengar** tanpa menghakimi, **jangan berjanji untuk merahsiakannya**, dan beritahu kaunselor serta pentadbir pada hari yang sama.\n\nJika ini tentang cikgu atau orang yang dikenali: **Talian Kasih 15999** sedia mendengar 24 jam sehari. Jika ada bahaya sekarang, hubungi **999**.',
    },
  },
  unsure: {
    en: {
      title: 'I may not have understood',
      markdown:
        'I am only a practice helper for lessons, so I may not have understood. If it is about a lesson, tell me the subject. If something weighs on you, talk to a colleague you trust, or call **Talian Kasih 15999**.',
    },
    ms: {
      title: 'Mungkin saya tidak faham',
      markdown:
        'Saya hanya pembantu latihan untuk pelajaran, jadi mungkin saya tidak faham. Jika ini tentang pelajaran, beritahu saya mata pelajarannya. Jika ada sesuatu yang membebankan, bercakaplah dengan rakan sekerja yang dipercayai atau hubungi **Talian Kasih 15999**.',
    },
  },
  stay: {
    en: {
      title: 'One sentence is enough',
      markdown:
        'You do not have to explain it to me. Think of **one person you trust**, a colleague, your head or a doctor, and say only this: *“I need to talk to you.”*\n\n**Talian Kasih 15999** listens day and night, also when you do not know how to begin. If there is danger now, call **999**.',
    },
    ms: {
      title: 'Satu ayat sudah cukup',
      markdown:
        'Cikgu tidak perlu menerangkannya kepada saya. Fikirkan **seorang yang dipercayai**, misalnya rakan sekerja, guru besar atau doktor, dan katakan ini sahaja: *“Saya perlu bercakap dengan awak.”*\n\n**Talian Kasih 15999** sedia mendengar 24 jam sehari, walaupun tidak tahu bagaimana hendak mula. Jika ada bahaya sekarang, hubungi **999**.',
    },
  },
}
