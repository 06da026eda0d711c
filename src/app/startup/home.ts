import type { Env } from '@/env'

export type Variant = Env['VITE_VARIANT']

/** Media query of screens on which the workplace variant begins with its chat (D-3119). */
export const SMALL_SCREEN = '(width < 600px)'

type Person = { variant: Variant; isSmallScreen: boolean; permissions: readonly string[] }

/** Screen that `/` and the logo lead to (A-065, C-024, D-3119). */
export const homeOf = ({ variant, isSmallScreen, permissions }: Person): '/board' | '/ytldemo' =>
  variant === 'workplace' && isSmallScreen && permissions.includes('system.chat.access') ? '/ytldemo' : '/board'
