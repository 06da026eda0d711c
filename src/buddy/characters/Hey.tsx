import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Feet, Gloss } from '../parts/Limbs'

/** Circles that form the cloud: x, y, radius. The upper two are the verticals of the letter H. */
const puffs = [
  [40, 33, 19],
  [80, 33, 19],
  [24, 58, 17],
  [96, 58, 17],
  [31, 84, 18],
  [89, 84, 18],
  [47, 91, 15],
  [73, 91, 15],
  [60, 62, 36],
] as const

/** Outline of an arm that is longer than the default, so that it reaches around the heart. */
const LONG = 'M-6.5 0C-6.5-8.5 6.5-8.5 6.5 0 6.5 8 7.5 14 7.5 20 7.5 30-7.5 30-7.5 20-7.5 14-6.5 8-6.5 0Z'

/** Hey, a cloud that hugs a heart. */
export function Hey({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <Feet gap={17} />
      <g fill="var(--tone-limb)">
        {puffs.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g fill="var(--tone-body)" transform="translate(1.5 .8)scale(.955)">
        {puffs.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <Gloss x={34} y={25} />
      <path
        fill="var(--tone-soft)"
        d="M60 107C48 100 42 93 42 86 42 79 47 76 51.5 76 55.5 76 58.5 78 60 81 61.5 78 64.5 76 68.5 76 73 76 78 79 78 86 78 93 72 100 60 107Z"
      />
      <Face mood={mood} y={52} />
      <Arm side="left" x={22} y={75} rest={-60} up={112} chin={98} shape={LONG} />
      <Arm side="right" x={98} y={75} rest={-60} up={112} chin={98} shape={LONG} />
    </>
  )
}
