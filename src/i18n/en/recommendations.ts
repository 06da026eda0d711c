/** Texts of the suggestions below a card. */
export const texts = {
  recommendations: {
    heading: 'What next?',
    more: 'More',
  },
}
