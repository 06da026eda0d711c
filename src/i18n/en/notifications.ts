/** The texts of the events are in `board.ts`, because snackbars report events on every page. */
export const texts = {
  notification: { empty: 'You have no notifications.' },
  notifications: {
    title: 'Notifications',
    loading: 'Loading notifications',
    new_one: '{{count}} new',
    new_other: '{{count}} new',
    unread: 'New.',
    unreadOnly: 'New ones only',
    readAll: 'Mark all as read',
    readingAll: 'Marking all as read…',
    delete: 'Delete the notification about {{title}}',
    deleted: 'Notification deleted.',
    emptyText: 'When somebody shares a card with you, you will read it here.',
    allRead: 'You have read everything!',
    showAll: 'Show all',
    failed: {
      title: 'Your notifications did not load',
      text: 'Check your connection and try again. Nothing is lost.',
    },
  },
}
