import { canonical } from './canonical'

const FIRST_PERSON = /\b(?:i|me|my|myself|we|us|our|saya|kami|diri)\b/
/** A question word at the beginning or after 'know': 'I hate what he does' is no question. */
const QUESTION =
  /(?:^|\b(?:know|wonder|tahu|ask|but|so|and|then|tapi|jadi) )(?:what|whats|why|how|who|whose|when|where|which|is|are|do|does|did|can|could|would|will|should|apa|apakah|bagaimana\w*|macam mana|kenapa|mengapa\w*|siapa\w*|bila\w*|berapa\w*|di ?mana\w*|yang mana|bolehkah|adakah)\b/
/** Words that ask for something to be made or learnt. */
const WISH =
  /\b(?:make|create|write|draw|build|design|plan|prepare|generate|explain|describe|tell me (?:about|a|some|more)|give me|show me|quiz|test me|teach|learn|learnt|learned|study|studying|understand|compare|list|summari[sz]e|translate|calculate|solve|check|correct|improve|suggest|recommend|homework|lesson|exam|project|essay|question|help me (?:with|to|write|make|understand)|buat|buatkan|tulis|tuliskan|lukis|bina|sediakan|rancang|cipta|terangkan|jelaskan|huraikan|ceritakan|beri|berikan|tunjukkan|kuiz|uji|ajar|ajarkan|belajar|faham|bandingkan|senaraikan|ringkaskan|terjemah\w*|kira|selesaikan|semak|betulkan|cadangkan|pelajaran|projek|karangan|soalan|kerja rumah)\b/

/** What often comes before a disclosure, and what a practice program leaves to an adult: it gets no lesson. */
const OPENS_UP =
  /^(?:\w+ ){0,3}(?:(?:can|may|could) i (?:tell|talk to|share with|ask) you (?:something|about something)|(?:nak|boleh(?:kah)?)(?: saya| kami)? (?:cerita|beritahu|cakap|meluah|tanya)(?: sesuatu| sikit| sedikit| something)+|(?:i )?(?:want|need) to (?:tell|talk to) (?:you|someone|somebody)(?: something)?|need (?:someone|somebody) to talk to)(?: please| pls| cikgu)?$|\b(?:keep a secret|simpan rahsia|tell my (?:mak|ayah|parents|teacher)|beritahu (?:mak|ayah|cikgu) saya)$|\b(?:sex|seks)$/

/** Whether a message says something about the person and asks for nothing of a lesson: it may be more than it seems. */
export function isOwnStatement(text: string): boolean {
  const flat = canonical(text)
  if (/^(?:please |pls |tolong )*(?:help|tolong)(?: me| us| saya| kami)?(?: please| pls)?$/.test(flat)) return true
  if (OPENS_UP.test(flat)) return true
  return FIRST_PERSON.test(flat) && !text.includes('?') && !QUESTION.test(flat) && !WISH.test(flat)
}
