import { contentWords } from '../words'
import { canonical } from './canonical'

const FIRST_PERSON = /\b(?:i|me|my|myself|we|us|our|saya|kami|diri)\b/
/** Matches question words, but only at the beginning or after words such as 'know': 'I hate what he does' is no question. */
const QUESTION =
  /(?:^|\b(?:know|wonder|tahu|ask|but|so|and|then|tapi|jadi) )(?:what|whats|why|how|who|whose|when|where|which|is|are|do|does|did|can|could|would|will|should|apa|apakah|bagaimana\w*|macam mana|kenapa|mengapa\w*|siapa\w*|bila\w*|berapa\w*|di ?mana\w*|yang mana|boleh(?:kah| ke| tak)|adakah)\b|\b(?:apa|siapa|mana|bila|berapa|kenapa)$/
/** Matches requests to make or learn something. */
const WISH =
  /\b(?:make|create|write|draw|build|design|plan|prepare|generate|explain|describe|tell me (?:about|a|some|more)|give me|show me|quiz|test me|teach|learn|learnt|learned|study|studying|understand|compare|list|summari[sz]e|translate|calculate|solve|check|correct|improve|suggest|recommend|homework|lesson|exam|project|essay|question|help me (?:with|to|write|make|understand)|buat|buatkan|tulis|tuliskan|lukis|bina|sediakan|rancang|cipta|terangkan|jelaskan|huraikan|ceritakan|beri|berikan|tunjukkan|kuiz|uji|ajar|ajarkan|belajar|faham|bandingkan|senaraikan|ringkaskan|terjemah\w*|kira|selesaikan|semak|betulkan|cadangkan|pelajaran|projek|karangan|soalan|kerja rumah)\b/

/** Matches the opening of a disclosure and questions meant for an adult ('can I tell you something'). Neither gets a lesson. */
const OPENS_UP =
  /^(?:\w+ ){0,3}(?:(?:can|may|could) i (?:tell|talk to|share with|ask) you (?:something|about something)|(?:nak|boleh(?:kah)?)(?: saya| kami)? (?:cerita|beritahu|cakap|meluah|tanya)(?: sesuatu| sikit| sedikit| something)+|(?:i )?(?:want|need) to (?:tell|talk to) (?:you|someone|somebody)(?: something)?|need (?:someone|somebody) to talk to)(?: please| pls| cikgu)?$|\b(?:keep a secret|simpan rahsia|tell my (?:mak|ayah|parents|teacher)|beritahu (?:mak|ayah|cikgu) saya)$|\b(?:sex|seks)$/

/** Words that are no subject of a lesson: people around the child, telling, stopping, wishes about the reply. */
const NO_SUBJECT = new Set(
  `dont doesnt didnt cant wont wouldnt couldnt shouldnt isnt wasnt arent havent hasnt ive ill also please pls said everyone else ever thing actually maybe tonight tomorrow today
  happening leave lie lying hide fault police fix run safe tells told believes listens knows want wants being supposed way deserve punish punished trouble
  kat apa bagaimana buatlah sampai siapa patutkah perlukah adakah bolehkah boleh lari maksudnya jumpa pergi esok malam tadi nanti cikgulah
  15999 999 able about adult afraid again alone angry away ayah bad because believe better call come counsellor crazy cry doctor dad end english ever
  example explain family fault father feel find fine friend get going happen happens happened happening hate hear help him home house hurt jail kasih keep kind
  later listen live longer mad make malay mean mother mum never next nobody normal number okay parent people person police probably really right
  sad safe say scared secret send serious shorter simpler sister someone somebody something sorry start still stop sure take talian talk tell
  think trouble true trust uncle wait weird worry write wrong brother teacher teachers friends mak
  abang adik adakah bahaya balik benar beritahu betul buat cakap cepat cerita cikgu contoh dengar dewasa dia faham gila hubungi inggeris jadi jadikan jangan kakak kalau kaunselor
  kawan kenapa kena lagi lain lebih macam malu mana marah melayu mengapa mereka mungkin nanti nak normal orang pakcik panjangkan patut pendekkan pernah percaya perlu polis
  rahsia ringkaskan rumah salah sampai sedih sekarang selamat siapa suruh tahu takut telefon tolong teruk sebab bila berhenti tak`.split(
    /\s+/,
  ),
)
const THIRD_PERSON = /\b(?:he|she|him|her|his|hers|they|them|their|dia|mereka|nya)\b/

const clausesOf = (text: string) =>
  [...text.matchAll(/([^.,;:!?\n]+)([.,;:!?\n]*)/g)].map(([, words = '', end = '']) => ({
    flat: canonical(words),
    isAsked: end.includes('?'),
  }))

const namesSubject = (flat: string) => contentWords(flat).some((word) => !NO_SUBJECT.has(word))
/** True if no word names a subject, as in 'I don't know what to do'. */
export const isWithoutSubject = (text: string): boolean => !namesSubject(canonical(text))
const isQuestion = ({ flat, isAsked }: { flat: string; isAsked: boolean }) => isAsked || QUESTION.test(flat)

/** True for a new request ('what do frogs eat'). False for a question about a disclosure ('what if he is angry?'). */
export const asksForLesson = (text: string): boolean =>
  clausesOf(text).some(
    (clause) =>
      (isQuestion(clause) || WISH.test(clause.flat)) && namesSubject(clause.flat) && !THIRD_PERSON.test(clause.flat),
  )

const BODY_PART =
  '(?:tooth|teeth|head|stomach|tummy|leg|knee|throat|eyes?|finger|foot|feet|ear|nose|gigi|kepala|perut|kaki|lutut|tekak|mata|jari|telinga|hidung)'
const SINCE = '(?: (?:so much|a lot|today|now|again|after \\w+|since \\w+|sangat|sikit|lagi|hari ini|lepas \\w+))*'
const AILMENT = new RegExp(
  `^(?:(?:aduh|ouch|cikgu|teacher) )*(?:(?:my )?${BODY_PART} (?:hurts?|aches?|is sore|is painful)|${BODY_PART} (?:saya )?sakit|(?:saya )?sakit ${BODY_PART}|i (?:have|got) (?:a |an )?(?:headache|toothache|stomach ?ache|fever|cold|cough|flu|sore throat)|saya (?:demam|batuk|selesema)|(?:i am |saya )?(?:so |very |really )?(?:tired|hungry|thirsty|sleepy|penat|lapar|haus|mengantuk|letih))${SINCE}$`,
)
/** Matches likes and facts about oneself that mention no other person and no pain, such as 'I like football'. */
const SMALL_TALK =
  /^(?:(?:i|we|saya|kami) (?:also |really |just |pun |sangat |memang )*(?:like|love|enjoy|prefer|suka|minat|gemar) (?!.*\b(?:he|she|him|her|his|they|them|it when|man|men|boy|boys|girl|girls|uncle|teacher|cikgu|someone|somebody|dia|mereka|abang|pakcik|lelaki|orang|pain|hurt\w*|cut\w*|blood|die|dead|kill\w*|alone|darah|mati|sakit|luka|you|u|awak)\b).+|(?:i am |saya )?(?:so |very |sangat )?(?:bored|happy|excited|ready|done|back|bosan|gembira|seronok|sihat|sudah siap|dah siap)|i am (?:in (?:year|form|standard|grade) \d|\d{1,2}(?: years old)?)|saya (?:umur|berumur) \d{1,2}(?: tahun)?|(?:bored|bosan))(?: (?:today|now|lah?|hari ini|sangat))*$/

/** The kind of a statement about oneself. `unsure` may hide a disclosure. */
export type Statement = 'unsure' | 'ailment' | 'smallTalk'

/** Returns the kind of a statement about oneself; null if the message asks for a lesson or is no such statement. */
export function statementOf(text: string): Statement | null {
  const flat = canonical(text)
  if (/^(?:please |pls |tolong )*(?:help|tolong)(?: me| us| saya| kami)?(?: please| pls)?$/.test(flat)) return 'unsure'
  if (OPENS_UP.test(flat)) return 'unsure'
  if (AILMENT.test(flat)) return 'ailment'
  if (SMALL_TALK.test(flat)) return 'smallTalk'
  const clauses = clausesOf(text)
  const isAnswerable = clauses.some((clause) => isQuestion(clause) && namesSubject(clause.flat)) || WISH.test(flat)
  return FIRST_PERSON.test(flat) && !isAnswerable ? 'unsure' : null
}
