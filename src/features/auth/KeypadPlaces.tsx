import styles from './Keypad.module.css'

const PLACES = Array.from({ length: 12 }, (_, index) => index)

/** Where the keys of the keypad will be: reserved, so that nothing moves under a press when they appear. */
export function KeypadPlaces() {
  return (
    <div className={styles.keypad} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.place} />
      ))}
    </div>
  )
}
