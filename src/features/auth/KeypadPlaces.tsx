import styles from './Keypad.module.css'

const PLACES = Array.from({ length: 12 }, (_, index) => index)

/** Reserves the space of the keypad, so that nothing moves while the user presses when the keys appear. */
export function KeypadPlaces() {
  return (
    <div className={styles.keypad} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.place} />
      ))}
    </div>
  )
}
