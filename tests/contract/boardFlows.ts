/** Flows about cards and stacks: the backend stores writes and returns lists in the right order and in pages. */
import {
  TITLE_PREFIX,
  asSecond,
  bodyStep,
  emitting,
  type Flow,
  getCard,
  getCards,
  makeCard,
  makeStack,
  removedCard,
  shareWith,
  step,
  toSecond,
} from './flowSteps'

export const boardFlows: Flow[] = [
  {
    call: 'getCards',
    name: 'pages have the requested size and continue each other',
    steps: [
      makeStack('a stack', 'stack'),
      ...['one', 'two', 'three'].map((name) => makeCard(name, name, '{{stack}}')),
      getCards(
        { parent: '{{stack}}', per_page: 2, order: 'asc' },
        ['data.*.id', 'are', ['{{one}}', '{{two}}']],
        ['metadata.total', 'is', 3],
        ['metadata.page', 'is', 1],
      ),
      getCards(
        { parent: '{{stack}}', per_page: 2, page: 2, order: 'asc' },
        ['data.*.id', 'are', ['{{three}}']],
        ['metadata.total', 'is', 3],
        ['metadata.page', 'is', 2],
      ),
    ],
  },
  {
    call: 'getCards',
    name: 'a page of the board is not longer than per_page',
    steps: [getCards({ per_page: 5 }, ['data.*.id', 'atMost', 5], ['data.*.id', 'areDifferent'])],
  },
  ...(
    [
      ['alphabetical', 'asc', 'data.*.title', 'ascend'],
      ['alphabetical', 'desc', 'data.*.title', 'descend'],
      ['created_at', 'asc', 'data.*.created_at', 'getLater'],
      ['created_at', 'desc', 'data.*.created_at', 'getEarlier'],
      ['updated_at', 'asc', 'data.*.updated_at', 'getLater'],
      ['updated_at', 'desc', 'data.*.updated_at', 'getEarlier'],
    ] as const
  ).map(
    ([sort, order, path, rule]): Flow => ({
      call: 'getCards',
      name: `sorted ${sort} ${order}`,
      steps: [getCards({ sort, order, per_page: 50 }, [path, rule])],
    }),
  ),
  {
    call: 'getCards',
    name: 'search finds a card by its title and excludes others',
    steps: [
      makeCard('Quokka', 'card'),
      makeCard('Wallaby', 'other'),
      getCards({ search: 'quokka' }, ['data.*.id', 'include', '{{card}}'], ['data.*.id', 'exclude', '{{other}}']),
    ],
  },
  {
    call: 'getCards',
    name: 'breadcrumbs run from the outermost stack to the open one',
    steps: [
      makeStack('outer', 'outer'),
      makeStack('inner', 'inner', '{{outer}}'),
      getCards({ parent: '{{inner}}' }, ['metadata.breadcrumbs.*.id', 'are', ['{{outer}}', '{{inner}}']]),
    ],
  },
  {
    call: 'getCards',
    name: 'the filter "shared" lists the cards of others and no own ones',
    steps: [
      makeCard('from somebody else', 'card'),
      shareWith(toSecond),
      asSecond(makeCard('an own one', 'own')),
      asSecond(
        getCards({ filter: 'shared' }, ['data.*.id', 'include', '{{card}}'], ['data.*.id', 'exclude', '{{own}}']),
      ),
    ],
  },
  {
    call: 'createCard',
    name: 'a card is created at its position in the stack',
    steps: [
      makeStack('a stack', 'stack'),
      ...['one', 'two'].map((name) => makeCard(name, name, '{{stack}}')),
      bodyStep('saveManualOrder', { children_ids: ['{{one}}', '{{two}}'], parent_id: '{{stack}}' }),
      makeCard('between them', 'between', '{{stack}}', 1),
      getCards({ parent: '{{stack}}', sort: 'manual', order: 'asc' }, [
        'data.*.id',
        'are',
        ['{{one}}', '{{between}}', '{{two}}'],
      ]),
    ],
  },
  {
    call: 'createCard',
    name: 'a created card can be read',
    steps: [
      makeCard('a new card', 'card'),
      getCard('card', ['data.title', 'is', `${TITLE_PREFIX}: a new card`], ['data.isOwner', 'is', true]),
      step('existsInWhiteboard', { params: { id: '{{card}}' } }, ['data', 'is', true]),
    ],
  },
  {
    call: 'removeCards',
    name: 'a removed card returns 404',
    steps: [
      makeCard('to be removed', 'card'),
      bodyStep('removeCards', { formats: ['{{card}}'] }, ['data.deleted_ids.*', 'include', '{{card}}']),
      removedCard('card'),
    ],
  },
  {
    call: 'updateCard',
    name: 'an update is stored and leaves other fields unchanged',
    steps: [
      makeCard('before', 'card'),
      emitting(
        step('updateCard', { params: { uuid: '{{card}}' }, body: { title: 'Lava and ash' } }, [
          'data.title',
          'is',
          'Lava and ash',
        ]),
        'cards format.updated',
      ),
      getCard(
        'card',
        ['data.title', 'is', 'Lava and ash'],
        ['data.body', 'is', '<p>Lava is melted rock above the ground.</p>'],
      ),
    ],
  },
  {
    call: 'saveCard',
    name: 'a saved card is stored with all its fields',
    steps: [
      makeCard('before', 'card'),
      step('saveCard', { params: { uuid: '{{card}}' }, body: { title: 'Ash', body: '<p>Ash falls.</p>' } }),
      getCard('card', ['data.title', 'is', 'Ash'], ['data.body', 'is', '<p>Ash falls.</p>']),
    ],
  },
  {
    call: 'duplicateCards',
    name: 'a duplicate names its source card',
    steps: [
      makeCard('an original', 'card'),
      {
        ...bodyStep('duplicateCards', { duplicate_ids: ['{{card}}'] }, ['data.*.source_id', 'are', ['{{card}}']]),
        save: { copy: 'data.0.id' },
      },
      getCard('copy', ['data.body', 'is', '<p>Lava is melted rock above the ground.</p>']),
      getCard('card', ['data.title', 'is', `${TITLE_PREFIX}: an original`]),
    ],
  },
  {
    call: 'changeParent',
    name: 'a moved card is in the stack',
    steps: [
      makeStack('a stack', 'stack'),
      makeCard('a card', 'card'),
      bodyStep('changeParent', {
        attach_id: '{{stack}}',
        detach_id: null,
        children_ids: ['{{card}}'],
        mapping_type: 'stack',
      }),
      getCards({ parent: '{{stack}}' }, ['data.*.id', 'are', ['{{card}}']]),
      getCard('card', ['data.parent_id', 'is', '{{stack}}']),
    ],
  },
  {
    call: 'saveManualOrder',
    name: 'a manual order is stored',
    steps: [
      makeStack('a stack', 'stack'),
      ...['one', 'two', 'three'].map((name) => makeCard(name, name, '{{stack}}')),
      bodyStep('saveManualOrder', { children_ids: ['{{three}}', '{{one}}', '{{two}}'], parent_id: '{{stack}}' }),
      getCards({ parent: '{{stack}}', sort: 'manual', order: 'asc' }, [
        'data.*.id',
        'are',
        ['{{three}}', '{{one}}', '{{two}}'],
      ]),
    ],
  },
  {
    call: 'generateStack',
    name: 'a generated stack contains its cards',
    steps: [
      makeCard('one', 'one'),
      makeCard('two', 'two'),
      {
        ...bodyStep('generateStack', { children_ids: ['{{one}}', '{{two}}'], parent_id: null }),
        save: { stack: 'id' },
      },
      getCards({ parent: '{{stack}}' }, ['data.*.id', 'include', '{{one}}'], ['data.*.id', 'include', '{{two}}']),
    ],
  },
]
