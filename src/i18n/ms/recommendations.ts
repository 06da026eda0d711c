import type { texts as en } from '../en/recommendations'

export const texts: typeof en = {
  recommendations: {
    heading: 'Apa seterusnya?',
    more: 'Lagi',
  },
}
