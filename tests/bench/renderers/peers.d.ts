// The app's `npm ci` does not install these renderers. With the declarations, the type check passes without them.
declare module 'react-markdown' {
  import type { ComponentType } from 'react'
  const Markdown: ComponentType<{ children: string; remarkPlugins?: readonly unknown[] }>
  export default Markdown
}
declare module 'remark-gfm' {
  const remarkGfm: unknown
  export default remarkGfm
}
declare module 'streamdown' {
  import type { ComponentType } from 'react'
  export const Streamdown: ComponentType<{ children: string }>
}
declare module '@dnd-kit/core' {
  import type { ComponentType, ReactNode } from 'react'
  type Sensor = { readonly sensor: string }
  type DragEvent = { active: { id: string | number } }
  export const MouseSensor: Sensor
  export const TouchSensor: Sensor
  export const KeyboardSensor: Sensor
  export function useSensor(sensor: Sensor, options?: object): object
  export function useSensors(...sensors: object[]): object[]
  export const DndContext: ComponentType<{
    sensors: object[]
    onDragStart: (event: DragEvent) => void
    onDragEnd: () => void
    onDragCancel: () => void
    children: ReactNode
  }>
  export const DragOverlay: ComponentType<{ children: ReactNode }>
}
declare module '@dnd-kit/sortable' {
  import type { ComponentType, HTMLAttributes, ReactNode, RefCallback } from 'react'
  export const rectSortingStrategy: (args: object) => object | null
  export const SortableContext: ComponentType<{
    items: string[]
    strategy: typeof rectSortingStrategy
    children: ReactNode
  }>
  export function useSortable(options: { id: string }): {
    setNodeRef: RefCallback<HTMLElement>
    listeners: HTMLAttributes<HTMLElement> | undefined
    transform: object | null
    transition: string | undefined
    isDragging: boolean
  }
}
declare module '@dnd-kit/utilities' {
  export const CSS: { Translate: { toString: (transform: object | null) => string | undefined } }
}
declare module 'lexical' {
  export type LexicalEditor = {
    setRootElement: (element: HTMLElement) => void
    update: (change: () => void, options?: { discrete?: true }) => void
    registerUpdateListener: (listener: () => void) => () => void
  }
  type LexicalNode = { append: (...nodes: LexicalNode[]) => LexicalNode; clear: () => LexicalNode }
  type TextNode = LexicalNode & { toggleFormat: (format: 'bold') => TextNode }
  export const createEditor: (config: { onError: (error: Error) => void }) => LexicalEditor
  export const $getRoot: () => LexicalNode
  export const $createParagraphNode: () => LexicalNode
  export const $createTextNode: (text: string) => TextNode
}
declare module '@lexical/rich-text' {
  import type { LexicalEditor } from 'lexical'
  export const registerRichText: (editor: LexicalEditor) => () => void
}
declare module '@lexical/history' {
  import type { LexicalEditor } from 'lexical'
  export const createEmptyHistoryState: () => object
  export const registerHistory: (editor: LexicalEditor, state: object, delay: number) => () => void
}
declare module '@tiptap/core' {
  export class Editor {
    constructor(options: { element: HTMLElement; extensions: readonly object[]; content: string })
    on(event: 'update', listener: () => void): void
    getHTML(): string
  }
}
declare module '@tiptap/starter-kit' {
  export const StarterKit: object
}
