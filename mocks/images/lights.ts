/** Variants of a scene by time of day, weather or distance, for search results and image prompts. */
import { hash } from './pattern'
import { circle, faint, line, many, oval, type Part, rect, type Shades, tone } from './parts'

/** Covers the stage and the area beyond its edges with a colour, as `backdrop` does. */
const over = (fill: string, opacity: number): Part => faint(opacity, rect(-200, -160, 800, 620, fill))

const STARS =
  '30,28,2 70,58,1 118,20,2 160,44,1 246,26,2 290,58,1 332,24,2 372,64,1 -40,40,2 444,34,2 -90,90,1 500,88,1'
const DROPS = '20,40 70,110 120,30 170,90 220,44 270,120 320,36 370,96 45,190 145,170 245,196 345,180 -40,80 440,70'

const paint = {
  dawn: ({ down, glow }) => [over(down('#F7B7C3', '#FFF0CF'), 0.34), oval(200, 320, 300, 150, glow('#FFE9A8'))],
  golden: ({ glow }) => [over('#F6B84B', 0.22), oval(330, 20, 240, 170, glow('#FFE9A8'))],
  dusk: ({ down }) => [over(down('#7A4E9C', '#F58B5C'), 0.38)],
  night: ({ down }) => [
    over(down('#141B3F', '#2A3A74'), 0.55),
    many(STARS, (x, y, r) => circle(x, y, r, tone.butter)),
    circle(338, 52, 20, tone.cream),
    circle(346, 46, 17, '#3A4676'),
  ],
  rain: () => [over('#5E7688', 0.3), many(DROPS, (x, y) => line(`M${x} ${y}l-8 26`, tone.air, 3, 'opacity=".8"'))],
  mist: ({ down }) => [
    over(down('#FFFFFF', '#E9EEEC'), 0.36),
    faint(
      0.55,
      oval(90, 214, 190, 18, tone.white),
      oval(330, 176, 200, 14, tone.white),
      oval(200, 250, 260, 16, tone.white),
    ),
  ],
  chalk: () => [
    over('#F3E3C3', 0.5),
    faint(0.5, rect(-190, -150, 780, 600, 'none', 18, `stroke="${tone.brown}" stroke-width="3"`)),
  ],
  closeup: () => [],
} as const satisfies Record<string, (shades: Shades) => Part>

/** A variant of a scene. Its name is a folder in the path of the picture. */
export type Light = keyof typeof paint
export const lights = Object.keys(paint) as Light[]

export const lightOf = (name: string): Light | undefined => lights.find((light) => light === name)

/** Returns a light; the same seed always gives the same one. */
export const lightFor = (seed: string): Light => lights[hash(seed) % lights.length] ?? 'dawn'

/** Factor by which the picture is enlarged around its centre. */
export const zoomOf = (light: Light): number => (light === 'closeup' ? 1.35 : 1)

export const paintLight = (light: Light, subject: Part, shades: Shades): Part => [subject, paint[light](shades)]
