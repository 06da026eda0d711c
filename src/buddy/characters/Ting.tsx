import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Feet, Flap, Gloss } from '../parts/Limbs'

const BELL =
  'M60 28C82 28 90 44 92 64 93 78 97 86 104 93 109 98 107 104 99 104L21 104C13 104 11 98 16 93 23 86 27 78 28 64 30 44 38 28 60 28Z'

function Leaf() {
  return (
    <>
      <path fill="var(--tone-deep)" d="M-2 2C3-12 20-15 40-7 34 9 17 14-2 6Z" />
      <path fill="var(--tone-limb)" d="M0 4C11 0 24-3 40-7 27 5 14 8 0 5Z" />
    </>
  )
}

/** Ting, a bell whose two leaves are the bar of the letter T. */
export function Ting({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <Flap side="left" x={60} y={21}>
        <Leaf />
      </Flap>
      <Flap side="right" x={60} y={21}>
        <Leaf />
      </Flap>
      <rect x="57" y="20" width="6" height="14" rx="3" fill="var(--tone-deep)" />
      <Feet gap={20} />
      <Body d={BELL} />
      <path
        fill="var(--tone-soft)"
        d="M24 92C46 97 74 97 96 92 100 95 102 98 99 99.5 76 104 44 104 21 99.5 18 98 20 95 24 92Z"
      />
      <Gloss x={40} y={42} />
      <Face mood={mood} y={57} />
      <Arm side="left" x={29} y={77} />
      <Arm side="right" x={91} y={77} />
    </>
  )
}
