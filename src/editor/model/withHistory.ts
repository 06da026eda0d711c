import { Editor, Node, Operation, type Range, Transforms } from 'slate'
import type { EditorHistory, HeartboardEditor } from './types'

/** Maximum number of undo steps (B-340). */
export const MAX_STEPS = 1000
/**
 * Maximum number of characters and nodes in all steps together. If there are more, `record` removes the oldest steps.
 */
const MAX_WEIGHT = 5_000_000
/** Time in ms without typing, after which the next word is a new undo step. */
const PAUSE = 1000

/** Operations that are undone together. */
type Step = { operations: Operation[]; selectionBefore: Range | null; selectionAfter: Range | null; weight: number }

/** Adds undo and redo. One undo reverts a typed word, a run of deletions without a pause, or one other command. */
export function withHistory<E extends Omit<HeartboardEditor, keyof EditorHistory>>(base: E): E & EditorHistory {
  const editor = base as E & EditorHistory & HeartboardEditor
  const { apply } = editor
  let undos: Step[] = []
  let redos: Step[] = []
  let weight = 0
  let isRecording = true
  let isStepOpen = false
  /** Operations made while `unrecorded` runs; they belong to no step. */
  let preview: Operation[] | undefined
  let lastChangeAt = 0
  /**
   * Value of `editor.operations` at the last call of `record`. Slate starts a new list after each `onChange`, so an
   * equal list means the same command.
   */
  let command: Operation[] | undefined

  function record(operation: Operation, selectionBefore: Range | null) {
    const last = undos.at(-1)
    const isSameCommand = editor.operations === command
    command = editor.operations
    const now = Date.now()
    const isMerged =
      last !== undefined &&
      isStepOpen &&
      (isSameCommand || (now - lastChangeAt < PAUSE && continuesTyping(last, operation)))
    lastChangeAt = now
    isStepOpen = true
    const added = weightOf(operation)
    weight += added
    if (isMerged) {
      last.weight += added
      addOperation(last.operations, operation)
    } else {
      undos.push({ operations: [operation], selectionBefore, selectionAfter: null, weight: added })
    }
    for (const { weight: dropped } of redos) weight -= dropped
    redos = []
    while (undos.length > MAX_STEPS || (weight > MAX_WEIGHT && undos.length > 1)) weight -= undos.shift()?.weight ?? 0
  }

  function replay(operations: readonly Operation[], selection: Range | null) {
    isRecording = false
    Editor.withoutNormalizing(editor, () => {
      for (const operation of operations) editor.apply(operation)
      if (selection) Transforms.setSelection(editor, selection)
      if (selection && !editor.selection) Transforms.select(editor, selection)
    })
    isRecording = true
    isStepOpen = false
  }

  editor.apply = (operation) => {
    const { selection } = editor
    if (operation.type !== 'set_selection') {
      if (isRecording) record(operation, selection)
      else preview?.push(operation)
    }
    apply(operation)
  }
  editor.undo = () => {
    const step = undos.pop()
    if (!step) return
    step.selectionAfter = editor.selection
    replay(step.operations.map(Operation.inverse).toReversed(), step.selectionBefore)
    redos.push(step)
  }
  editor.redo = () => {
    const step = redos.pop()
    if (!step) return
    replay(step.operations, step.selectionAfter)
    undos.push(step)
  }
  editor.canUndo = () => undos.length > 0
  editor.canRedo = () => redos.length > 0
  editor.beginStep = () => {
    isStepOpen = false
  }
  editor.withoutHistory = (change) => {
    isRecording = false
    change()
    isRecording = true
    isStepOpen = false
    undos = []
    redos = []
    weight = 0
  }
  editor.unrecorded = (change) => {
    const operations: Operation[] = []
    preview = operations
    isRecording = false
    change()
    isRecording = true
    isStepOpen = false
    preview = undefined
    return operations
  }
  return editor
}

/** True if the operation continues the step's typed word, or deletes directly next to the step's last deletion. */
function continuesTyping({ operations }: Step, next: Operation): boolean {
  const last = operations.at(-1)
  if (last?.type === 'insert_text' && next.type === 'insert_text') {
    const isNextWord = /\S\s+$/.test(last.text) && !/^\s/.test(next.text)
    return isAt(last, next, last.offset + last.text.length) && !isNextWord
  }
  if (last?.type === 'remove_text' && next.type === 'remove_text') {
    return isAt(last, next, last.offset - next.text.length) || isAt(last, next, last.offset)
  }
  return false
}

type TextOperation = Extract<Operation, { type: 'insert_text' | 'remove_text' }>
const isAt = (last: TextOperation, next: TextOperation, offset: number) =>
  next.offset === offset &&
  next.path.length === last.path.length &&
  next.path.every((index, at) => index === last.path[at])

/** Adds an operation to a step. Adjacent typed characters become one operation. */
function addOperation(operations: Operation[], added: Operation) {
  const last = operations.at(-1)
  if (
    last?.type === 'insert_text' &&
    added.type === 'insert_text' &&
    isAt(last, added, last.offset + last.text.length)
  ) {
    operations[operations.length - 1] = { ...last, text: last.text + added.text }
  } else {
    operations.push(added)
  }
}

function weightOf(operation: Operation): number {
  if (operation.type === 'insert_text' || operation.type === 'remove_text') return operation.text.length
  if (operation.type !== 'insert_node' && operation.type !== 'remove_node') return 1
  let weight = 0
  for (const [node] of Node.nodes(operation.node))
    weight += 1 + (Node.isText(node) ? node.text.length : markupLength(node))
  return weight
}

const markupLength = (node: Node) => ('markup' in node ? node.markup.length : 0)
