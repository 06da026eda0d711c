/** Flows about shares, messages, notifications and groups, in which one person sees what the other has done. */
import {
  TITLE_PREFIX,
  asSecond,
  bodyStep,
  emitting,
  type Flow,
  getCard,
  getCards,
  hiddenCard,
  makeCard,
  makeQuestion,
  makeStack,
  shareWith,
  step,
  toSecond,
} from './flowSteps'

export const peopleFlows: Flow[] = [
  {
    call: 'shareCards',
    name: 'a card is visible to the recipient while it is shared',
    steps: [
      makeCard('to be shared', 'card'),
      asSecond(hiddenCard('card')),
      emitting(shareWith(toSecond), 'share shared.user', 'notifications new.message'),
      getCard('card', ['data.share_status', 'is', 'shared']),
      asSecond(getCard('card', ['data.share_status', 'is', 'not_read'], ['data.isOwner', 'is', false])),
      bodyStep('getSelectedRecipients', { format_ids: ['{{card}}'] }, ['data.*.id', 'include', '{{secondId}}']),
      emitting(shareWith([]), 'share removed.user'),
      getCard('card', ['data.share_status', 'is', 'default']),
      asSecond(hiddenCard('card')),
    ],
  },
  {
    call: 'changeShareStatus',
    name: 'an opened share is read for owner and recipient',
    steps: [
      makeCard('to be read', 'card'),
      shareWith(toSecond),
      getCard('card', ['data.share_opened', 'is', false]),
      emitting(
        asSecond(bodyStep('changeShareStatus', { format_id: '{{card}}' }, ['data.status', 'is', 'read'])),
        'share status.changed.read',
      ),
      asSecond(getCard('card', ['data.share_status', 'is', 'read'])),
      getCard('card', ['data.share_opened', 'is', true]),
    ],
  },
  {
    call: 'changeParent',
    name: 'what was read stays read when it leaves a shared stack and returns',
    steps: [
      makeStack('a shared stack', 'stack'),
      makeCard('to be read', 'card', '{{stack}}'),
      shareWith(toSecond, '{{stack}}'),
      asSecond(bodyStep('changeShareStatus', { format_id: '{{card}}' })),
      emitting(
        bodyStep('changeParent', {
          attach_id: null,
          detach_id: '{{stack}}',
          children_ids: ['{{card}}'],
          mapping_type: 'stack',
        }),
        'share removed.user',
      ),
      asSecond(hiddenCard('card')),
      bodyStep('changeParent', {
        attach_id: '{{stack}}',
        detach_id: null,
        children_ids: ['{{card}}'],
        mapping_type: 'stack',
      }),
      bodyStep('shareStackedCards', { parent_id: '{{stack}}', children_ids: ['{{card}}'] }),
      asSecond(getCard('card', ['data.share_status', 'is', 'read'])),
    ],
  },
  {
    call: 'detachFormats',
    name: 'recipients keep the cards of an unstacked stack, and get the event of its removal',
    steps: [
      makeStack('a shared stack', 'stack'),
      makeCard('inside it', 'card', '{{stack}}'),
      shareWith(toSecond, '{{stack}}'),
      emitting(bodyStep('detachFormats', { to_delete_ids: ['{{stack}}'], flag: 'unstack' }), 'share removed.user'),
      asSecond(hiddenCard('stack')),
      asSecond(getCards({}, ['data.*.id', 'include', '{{card}}'], ['data.*.id', 'exclude', '{{stack}}'])),
    ],
  },
  {
    call: 'createChatMessage',
    name: 'a message appears in the history of its card',
    steps: [
      makeCard('to talk about', 'card'),
      {
        ...bodyStep('createChatMessage', {
          from: 'USER',
          type: 'text',
          content: 'Why is lava red?',
          data: null,
          format_id: '{{card}}',
        }),
        save: { message: 'data.id' },
      },
      step(
        'getChatMessages',
        { query: { sort_dir: 'desc', per_page: 5, page: 1, format_id: '{{card}}' } },
        ['data.*.id', 'are', ['{{message}}']],
        ['metadata.total', 'is', 1],
      ),
    ],
  },
  {
    call: 'getCard',
    name: 'a recipient is not sent the solution of a question before answering it',
    steps: [
      makeStack('a stack with a question', 'card'),
      makeQuestion('Which planet is nearest to the sun?', 'question', '{{card}}'),
      shareWith(toSecond),
      getCard('question', ['data.answers.*.isCorrect', 'are', [true, false]]),
      asSecond(getCard('question', ['data.answers.*.isCorrect', 'are', [null, null]])),
      asSecond(getCard('card')),
      asSecond(getCards({ parent: '{{card}}' }, ['data.*.answers.*.isCorrect', 'are', [null, null]])),
      asSecond(getCards({ search: 'nearest to the sun' })),
      emitting(
        step('updateCard', { params: { uuid: '{{question}}' }, body: { title: 'The nearest planet' } }),
        'cards format.updated',
      ),
    ],
  },
  {
    call: 'readNotification',
    name: 'a notification stays read',
    steps: [
      makeCard('to be announced', 'card'),
      shareWith(toSecond),
      {
        ...asSecond(step('getNotifications', {}, ['data.0.read_at', 'are', [null]])),
        save: { notification: 'data.0.id' },
      },
      asSecond(step('readNotification', { params: { id: '{{notification}}' } })),
      asSecond(step('getNotifications', {}, ['data.0.id', 'is', '{{notification}}'], ['data.0.read_at', 'areSet'])),
      asSecond(step('removeNotification', { params: { id: '{{notification}}' } })),
      asSecond(step('getNotifications', {}, ['data.*.id', 'exclude', '{{notification}}'])),
    ],
  },
  {
    call: 'addGroup',
    name: 'a group is listed until it is removed',
    steps: [
      {
        ...bodyStep(
          'addGroup',
          {
            group_name: `${TITLE_PREFIX} group`,
            recipients: ['{{secondId}}'],
            created_by: '{{mainId}}',
            group_id: null,
          },
          ['data.recipients.*.id', 'are', ['{{secondId}}']],
        ),
        save: { group: 'data.id' },
      },
      step('getGroups', { params: { userId: '{{mainId}}' } }, ['data.*.id', 'include', '{{group}}']),
      bodyStep('removeGroup', { group_id: '{{group}}' }),
      step('getGroups', { params: { userId: '{{mainId}}' } }, ['data.*.id', 'exclude', '{{group}}']),
    ],
  },
  ...(['getMagicMenu', 'getMagicMenuUnversioned'] as const).map(
    (call): Flow => ({
      call,
      name: 'the hashtag menu offers card types with their hashtags',
      steps: [step(call, {}, ['data.format.*.hashtags.*', 'areSet'])],
    }),
  ),
]
