export const texts = {
  cardTable: {
    type: 'Type',
    title: 'Title',
    sharing: 'Sharing',
    changed: 'Changed',
    actions: 'Actions',
  },
}
