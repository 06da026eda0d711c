import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'
import { FieldError, Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { ErrorText } from './ErrorText'
import field from './Field.module.css'
import styles from './RadioTiles.module.css'

export type RadioTile<Value extends string> = {
  value: Value
  label: string
  /** Decorative picture above the label. */
  picture?: ReactNode
  /** Theme of the tile, for example the theme of a buddy. */
  theme?: string
}

export type RadioTilesProps<Value extends string> = {
  /** Accessible name of the group, shown above the tiles unless `isLabelHidden`. */
  label: string
  isLabelHidden?: boolean
  tiles: readonly RadioTile<Value>[]
  /** Empty until the user chooses a tile. */
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Shown in red and announced with the group. The group is invalid while this is set. */
  errorMessage?: string
  /** Input of the selected tile, otherwise of the first tile. Focus enters the group here. */
  inputRef?: Ref<HTMLInputElement>
  /** If true, the selection cannot change but the group keeps focus, for example while the form is being sent. */
  isReadOnly?: boolean
  className?: string
}

/** Radio group of large tiles. The group is one tab stop; arrow keys move between the tiles. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const {
    label,
    isLabelHidden = false,
    tiles,
    value,
    onChange,
    onBlur,
    errorMessage,
    inputRef,
    isReadOnly,
    className,
  } = props
  const choose = (chosen: string) => {
    const tile = tiles.find((each) => each.value === chosen)
    if (tile) onChange(tile.value)
  }
  const entry = tiles.find((tile) => tile.value === value) ?? tiles[0]
  return (
    <RadioGroup
      // With undefined, React Aria would treat the group as uncontrolled; null means that nothing is selected.
      value={value || null}
      onChange={choose}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={clsx(styles.group, className)}
    >
      <Label className={isLabelHidden ? 'visually-hidden' : field.label}>{label}</Label>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <RadioField
            key={tile.value}
            value={tile.value}
            inputRef={tile === entry ? inputRef : undefined}
            className={styles.field}
          >
            <RadioButton className={styles.tile} data-theme={tile.theme}>
              {tile.picture ? (
                <span className={styles.picture} aria-hidden="true">
                  {tile.picture}
                </span>
              ) : null}
              <span className={styles.name}>{tile.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      {errorMessage ? (
        <FieldError>
          <ErrorText>{errorMessage}</ErrorText>
        </FieldError>
      ) : null}
    </RadioGroup>
  )
}
