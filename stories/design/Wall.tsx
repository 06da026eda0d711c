import { useState } from 'react'
import { buddyDisplayName, buddyNames } from '@/buddy/buddies'
import styles from './Wall.module.css'

const screens = {
  Login: 'screens-login--empty',
  Board: 'screens-board-board--teacher',
  Card: 'screens-focus--text',
  Question: 'screens-focus--question',
  Chat: 'screens-chat--complete',
} as const

type Screen = keyof typeof screens

const storyGlobals = (buddy: string, mode: string) => `globals=buddy:${buddy};mode:${mode}`

/** One screen in all themes. Each is a story in a frame of its own, 1280 × 800 px at a quarter of its size. */
export function Wall() {
  const [screen, setScreen] = useState<Screen>('Board')
  const id = screens[screen]
  return (
    <div className={styles.wall}>
      <fieldset className={styles.choice}>
        <legend>Screen</legend>
        {(Object.keys(screens) as Screen[]).map((name) => (
          <label key={name}>
            <input type="radio" name="screen" checked={name === screen} onChange={() => setScreen(name)} /> {name}
          </label>
        ))}
      </fieldset>
      <ul className={styles.frames}>
        {buddyNames.flatMap((buddy) =>
          (['light', 'dark'] as const).map((mode) => (
            <li key={`${buddy}-${mode}`}>
              <a href={`?path=/story/${id}&${storyGlobals(buddy, mode)}`} target="_top">
                {`${buddyDisplayName(buddy)}, ${mode}`}
              </a>
              <div className={styles.frame}>
                <iframe
                  title={`${screen} with ${buddyDisplayName(buddy)}, ${mode}`}
                  src={`iframe.html?viewMode=story&id=${id}&${storyGlobals(buddy, mode)}`}
                  loading="lazy"
                  width={1280}
                  height={800}
                />
              </div>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
