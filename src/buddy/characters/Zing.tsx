import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Feet, Gloss } from '../parts/Limbs'

const DROP = 'M60 26C84 26 94 44 94 68 94 94 84 106 60 106S26 94 26 68C26 44 36 26 60 26Z'

/** Zing, the buddy of all other themes: plain and round, with hair like a Z. */
export function Zing({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <path
        fill="var(--tone-deep)"
        transform="translate(0 2)"
        d="M50 6H72C75 6 76 9 74 11L66 19H70C73 19 74 22 72 24L62 34H54L58 25H54C51 25 50 22 52 20L59 12H50C46 12 46 6 50 6Z"
      />
      <Feet gap={16} />
      <Body d={DROP} />
      <ellipse cx="60" cy="93" rx="19" ry="9" fill="var(--tone-soft)" />
      <Gloss x={41} y={40} />
      <Face mood={mood} y={58} />
      <Arm side="left" x={28} y={76} />
      <Arm side="right" x={92} y={76} />
    </>
  )
}
