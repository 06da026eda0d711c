/**
 * Controls of the components of `src/ui`. `describe<typeof Chip>()({…})` takes a description of every prop and fits its control to the
 * type: a new prop, or a new value of one, is an error of the compiler until somebody has described it.
 */
import type { ComponentProps, ElementType } from 'react'
import type { Tone } from '@/ui/tone'
import type { TooltipProps } from '@/ui/Tooltip'

type Described<Control> = { description: string; control: Control }
type Text = Described<'text'>
type Flag = Described<'boolean'>
type Amount = Described<{ type: 'range'; min: number; max: number }>
type Content = Described<false>
type OneOf<Value extends string | number> = Described<{ type: 'select'; labels: Record<Value, string> }> & {
  options: Value[]
}
type Placement = TooltipProps['placement']

export const text = (description: string): Text => ({ description, control: 'text' })
export const flag = (description: string): Flag => ({ description, control: 'boolean' })
export const amount = (description: string, min: number, max: number): Amount => ({
  description,
  control: { type: 'range', min, max },
})
/** A prop without a control: elements, functions, refs and lists. */
export const content = (description: string): Content => ({ description, control: false })

/** @param labels the use of each value */
export const oneOf = <Value extends string | number>(
  description: string,
  labels: Record<Value, string>,
): OneOf<Value> => ({
  description,
  // Object.keys makes strings of numbers.
  options: Object.keys(labels).map((key) => (Number.isNaN(Number(key)) ? key : Number(key)) as Value),
  control: { type: 'select', labels },
})

const PLACEMENTS = ['top', 'top start', 'top end', 'bottom', 'bottom start', 'bottom end', 'start', 'end'] as const

/** React Aria knows 22 placements; the app uses sides and corners. */
export const placement = (description: string) => ({
  description,
  control: 'select' as const,
  options: [...PLACEMENTS] satisfies Placement[],
})

type ArgTypeOf<Value> = [Value] extends [boolean]
  ? Flag
  : [Value] extends [string]
    ? string extends Value
      ? Text
      : [Value] extends [Placement]
        ? ReturnType<typeof placement>
        : OneOf<Value>
    : [Value] extends [number]
      ? number extends Value
        ? Amount
        : OneOf<Value>
      : // A prop that also takes text may have a control for it.
        string extends Value
        ? Text | Content
        : Content

/** Props that every component has, or passes on to React. */
type Common = 'className' | 'key' | 'ref'

/** Also of a union: Prose takes either elements or HTML. */
type NamesOf<Props> = Props extends unknown ? keyof Props : never
type ValueOf<Props, Name> = Props extends unknown ? (Name extends keyof Props ? Props[Name] : never) : never

type ArgTypesOf<Props, Inherited extends PropertyKey> = {
  [Name in Exclude<NamesOf<Props>, Inherited | Common>]-?: ArgTypeOf<NonNullable<ValueOf<Props, Name>>>
}

/** `Inherited` are the props that a component only passes on to an element, or to a component of React Aria. */
export const describe =
  <Component extends ElementType, Inherited extends PropertyKey = never>() =>
  (argTypes: ArgTypesOf<ComponentProps<Component>, Inherited>) =>
    argTypes

/** Uses of each tone of a message. */
export const tones: Record<Tone, string> = {
  neutral: 'neutral: for information',
  success: 'success: done, and safe',
  warning: 'warning: something to know first',
  danger: 'danger: it did not work',
}
