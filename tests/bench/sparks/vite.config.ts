import { defineConfig, mergeConfig } from 'vite'
import appConfig from '../../../vite.config.ts'
import { countRenders } from '../countRenders.ts'

/** Builds the live app with a counter of the ideas that render. Run it from the project's root. */
export default defineConfig((env) =>
  mergeConfig(appConfig(env), {
    plugins: [
      countRenders({
        '/features/sparks/IdeaTile.tsx': {
          at: /function IdeaTile\(\{[^}]*\}: IdeaTileProps\) \{/,
          counter: '$& globalThis.countRender?.();',
        },
      }),
    ],
  }),
)
