import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, cardTypeNames } from '@/api/cards/card.schema'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { cellRect, type Geometry, geometryOf, type Point, type Rect } from '../grid/geometry'
import { type DropTarget, getDropRejection, reordered, resolveDropTarget, acceptsCards } from './dropTarget'

/** Four columns of 235 px with gaps of 24 px. Column c starts at 259 × c px, row r at 299 × r px. */
const wide: Geometry = {
  columns: 4,
  cellWidth: 235,
  cellHeight: 275,
  gapX: 24,
  gapY: 24,
  isRtl: false,
  density: 'comfortable',
}
const mirrored: Geometry = { ...wide, isRtl: true }
const single: Geometry = {
  columns: 1,
  cellWidth: 288,
  cellHeight: 312,
  gapX: 16,
  gapY: 24,
  isRtl: false,
  density: 'comfortable',
}

const listedIds = ['a', 'b', 'c', 'd', 'e', 'f']

type DropAtOptions = {
  geometry?: Geometry
  from?: number
  draggedIds?: string[]
  ids?: string[]
  isOverBreadcrumbs?: boolean
}

/** Finds the drop target for a card that was lifted at its centre and dragged to `pointer`. */
function dropAt(
  pointer: Point,
  { geometry = wide, from = 0, draggedIds, ids = listedIds, ...more }: DropAtOptions = {},
) {
  const { width, height } = cellRect(geometry, from)
  const rect: Rect = { left: pointer.x - width / 2, top: pointer.y - height / 2, width, height }
  return resolveDropTarget({
    pointer,
    draggedRect: rect,
    geometry,
    listedCards: ids.map((id) => ({ id })),
    draggedIds: new Set(draggedIds ?? [ids[from] ?? '']),
    isOverBreadcrumbs: false,
    ...more,
  })
}

const centerOf = (index: number, geometry: Geometry = wide): Point => {
  const { left, top, width, height } = cellRect(geometry, index)
  return { x: left + width / 2, y: top + height / 2 }
}

describe('the drop target', () => {
  it.each<[string, DropTarget, DropTarget]>([
    ['the pointer over another card merges', dropAt(centerOf(2)), { kind: 'merge', targetId: 'c' }],
    ['the pointer over a card of the last row merges', dropAt(centerOf(5)), { kind: 'merge', targetId: 'f' }],
    ['the pointer on the edge of a card merges', dropAt({ x: 259, y: 10 }), { kind: 'merge', targetId: 'b' }],
    ['the pointer over its own cell is no target', dropAt(centerOf(0)), { kind: 'none' }],
    ['a gap between two cards reorders', dropAt({ x: 506, y: 137 }), { kind: 'reorder', index: 2 }],
    ['the gap before the second row reorders', dropAt({ x: 40, y: 290 }), { kind: 'reorder', index: 4 }],
    [
      'left of the list reorders before the first card of the row',
      dropAt({ x: -20, y: 430 }),
      { kind: 'reorder', index: 4 },
    ],
    [
      'right of the list reorders after the last card of the row',
      dropAt({ x: 1030, y: 137 }),
      { kind: 'reorder', index: 4 },
    ],
    ['after the last card reorders to the end', dropAt({ x: 506, y: 450 }), { kind: 'reorder', index: 6 }],
    ['below the last row reorders to the end', dropAt({ x: 500, y: 620 }), { kind: 'reorder', index: 6 }],
    ['far from every card is no target', dropAt({ x: 500, y: 2000 }), { kind: 'none' }],
    ['far above the list is no target', dropAt({ x: 500, y: -200 }), { kind: 'none' }],
  ])('%s', (_, dropTarget, expected) => {
    expect(dropTarget).toEqual(expected)
  })

  it('the breadcrumbs win over the cards below them', () => {
    expect(dropAt(centerOf(2), { isOverBreadcrumbs: true })).toEqual({ kind: 'myBoard' })
    expect(dropAt(centerOf(0), { isOverBreadcrumbs: true })).toEqual({ kind: 'myBoard' })
  })

  it('the cell of each dragged card is no target, and the other cards merge', () => {
    const draggedIds = ['a', 'c', 'e']
    for (const index of [0, 2, 4]) expect(dropAt(centerOf(index), { draggedIds })).toEqual({ kind: 'none' })
    for (const index of [1, 3, 5]) {
      expect(dropAt(centerOf(index), { draggedIds })).toEqual({ kind: 'merge', targetId: listedIds[index] })
    }
  })

  it('a list of only the dragged card has no target', () => {
    const ids = ['a']
    expect(dropAt(centerOf(0), { ids })).toEqual({ kind: 'none' })
    expect(dropAt(centerOf(1), { ids })).toEqual({ kind: 'none' })
  })

  it('in one column the gap above a card inserts before it, the gap below after it', () => {
    const ids = ['a', 'b', 'c']
    const at = (x: number, y: number) => dropAt({ x, y }, { geometry: single, ids })
    expect(dropAt(centerOf(1, single), { geometry: single, ids })).toEqual({ kind: 'merge', targetId: 'b' })
    for (const x of [40, 250]) {
      for (const y of [660, 670]) expect(at(x, y)).toEqual({ kind: 'reorder', index: 2 })
      expect(at(x, -10)).toEqual({ kind: 'reorder', index: 0 })
      expect(at(x, 1000)).toEqual({ kind: 'reorder', index: 3 })
    }
  })

  describe('in right-to-left layout', () => {
    it.each<[string, DropTarget, DropTarget]>([
      [
        'the first card is on the right',
        dropAt(centerOf(1, mirrored), { geometry: mirrored }),
        { kind: 'merge', targetId: 'b' },
      ],
      [
        'the gap between the second and third card',
        dropAt({ x: 506, y: 137 }, { geometry: mirrored }),
        { kind: 'reorder', index: 2 },
      ],
      [
        'right of the list is before the first',
        dropAt({ x: 1030, y: 137 }, { geometry: mirrored, from: 3 }),
        { kind: 'reorder', index: 0 },
      ],
      [
        'left of the list is after the last of the row',
        dropAt({ x: -20, y: 137 }, { geometry: mirrored }),
        { kind: 'reorder', index: 4 },
      ],
      [
        'left of the last card is the end',
        dropAt({ x: 506, y: 450 }, { geometry: mirrored }),
        { kind: 'reorder', index: 6 },
      ],
    ])('%s', (_, dropTarget, expected) => {
      expect(dropTarget).toEqual(expected)
    })
  })

  it('at any pointer position the target is a card that is not dragged, or a valid index', () => {
    const geometry = fc.record({ width: fc.integer({ min: 200, max: 2600 }), isRtl: fc.boolean() })
    const point = fc.record({ x: fc.integer({ min: -300, max: 2900 }), y: fc.integer({ min: -300, max: 4000 }) })
    fc.assert(
      fc.property(
        geometry,
        point,
        fc.integer({ min: 1, max: 40 }),
        fc.nat(),
        ({ width, isRtl }, pointer, count, nth) => {
          const ids = Array.from({ length: count }, (_, index) => `card ${index}`)
          const from = nth % count
          const dropTarget = dropAt(pointer, { geometry: geometryOf(width, () => 100, isRtl), from, ids })
          if (dropTarget.kind === 'merge') {
            expect(ids).toContain(dropTarget.targetId)
            expect(dropTarget.targetId).not.toBe(ids[from])
          }
          if (dropTarget.kind === 'reorder') {
            expect(dropTarget.index).toBeGreaterThanOrEqual(0)
            expect(dropTarget.index).toBeLessThanOrEqual(count)
          }
        },
      ),
    )
  })
})

describe('the order after a reorder', () => {
  it.each<[string, string[], number, string]>([
    ['one card to the front', ['d'], 0, 'dabcef'],
    ['one card to the end', ['a'], 6, 'bcdefa'],
    ['one card before another', ['a'], 3, 'bcadef'],
    ['before its own position', ['c'], 2, 'abcdef'],
    ['after its own position', ['c'], 3, 'abcdef'],
    ['several together, in list order', ['e', 'b'], 0, 'beacdf'],
    ['several around the insertion index', ['a', 'f'], 3, 'bcafde'],
    ['all of them', [...listedIds], 2, 'abcdef'],
    ['none', [], 2, 'abcdef'],
  ])('%s', (_, dragged, index, expected) => {
    expect(reordered(listedIds, new Set(dragged), index).join('')).toBe(expected)
  })

  it('never loses or duplicates a card, and keeps the relative order of dragged and other cards', () => {
    const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 30 })
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.boolean()), fc.nat(40), (ids, picks, index) => {
        const dragged = new Set(ids.filter(() => picks.next().value))
        const after = reordered(ids, dragged, index)
        expect([...after].sort()).toEqual([...ids].sort())
        const withoutDragged = (some: string[]) => some.filter((id) => !dragged.has(id))
        expect(withoutDragged(after)).toEqual(withoutDragged(ids))
        expect(after.filter((id) => dragged.has(id))).toEqual(ids.filter((id) => dragged.has(id)))
      }),
    )
  })
})

describe('rejections', () => {
  const own = cardFixture('text', { isOwner: true })
  const shared = cardFixture('text', { isOwner: false })
  const pending = cardFixture('stack', { isOwner: true, loading: true })
  const merge: DropTarget = { kind: 'merge', targetId: 'x' }
  const reorder: DropTarget = { kind: 'reorder', index: 0 }
  const myBoard: DropTarget = { kind: 'myBoard' }
  const none: DropTarget = { kind: 'none' }

  type Rules = { draggedCards: Card[]; mergeTarget?: Card; isAutoLayout: boolean }
  it.each<[string, DropTarget, Rules, ReturnType<typeof getDropRejection>]>([
    ['own on own', merge, { draggedCards: [own], mergeTarget: own, isAutoLayout: false }, null],
    ['own on own with Auto Layout', merge, { draggedCards: [own], mergeTarget: own, isAutoLayout: true }, null],
    ['own on shared', merge, { draggedCards: [own], mergeTarget: shared, isAutoLayout: false }, 'notOwner'],
    [
      'own on a stack that is being made',
      merge,
      { draggedCards: [own], mergeTarget: pending, isAutoLayout: false },
      'loading',
    ],
    ['shared on own', merge, { draggedCards: [shared], mergeTarget: own, isAutoLayout: false }, 'notOwner'],
    [
      'several with one shared among them',
      merge,
      { draggedCards: [own, shared], mergeTarget: own, isAutoLayout: false },
      'notOwner',
    ],
    ['reordering own', reorder, { draggedCards: [own], isAutoLayout: false }, null],
    ['reordering own with Auto Layout', reorder, { draggedCards: [own], isAutoLayout: true }, 'autoLayout'],
    ['reordering shared', reorder, { draggedCards: [shared], isAutoLayout: false }, 'notOwner'],
    ['reordering shared with Auto Layout', reorder, { draggedCards: [shared], isAutoLayout: true }, 'notOwner'],
    ['own to My Board', myBoard, { draggedCards: [own], isAutoLayout: true }, null],
    ['shared to My Board', myBoard, { draggedCards: [shared], isAutoLayout: false }, 'notOwner'],
    ['several with one shared to My Board', myBoard, { draggedCards: [own, shared], isAutoLayout: false }, 'notOwner'],
    ['no target, with a shared card', none, { draggedCards: [shared], isAutoLayout: true }, null],
  ])('%s', (_, dropTarget, { draggedCards, mergeTarget, isAutoLayout }, expected) => {
    const listedCards = mergeTarget ? [{ ...mergeTarget, id: 'x' }] : []
    expect(getDropRejection(dropTarget, { draggedCards, listedCards, isAutoLayout })).toBe(expected)
  })
})

it.each(cardTypeNames)('%s accepts cards only when it is a stack, a quiz or a group', (type) => {
  expect(acceptsCards(cardFixture(type))).toBe(['stack', 'quiz', 'group'].includes(type))
})
