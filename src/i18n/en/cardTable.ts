/** Texts of the board as a table. */
export const texts = {
  cardTable: {
    type: 'Type',
    title: 'Title',
    sharing: 'Sharing',
    changed: 'Changed',
    actions: 'Actions',
  },
}
