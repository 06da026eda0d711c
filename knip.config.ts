import type { KnipConfig } from 'knip'

/** Files that a style sheet names, so that fonts and unused sheets count. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/(?:@import\s+|url\(\s*)['"]([^'"]+)['"]/g)].map(([, file]) => `import '${file}'`).join('\n')

export default {
  workspaces: {
    '.': {
      entry: [
        // The client of the whole contract is there before the screens that call it.
        'src/api/{chat,feedback,gallery,ideas,images,recommendations,suggestions,generation}.ts',
        // Read by the compiler alone.
        'src/app/moduleAugmentations.ts',
        // Found by src/cardTypes/registry.ts with a glob.
        'src/cardTypes/*/views.ts',
      ],
      playwright: { config: 'tests/e2e/playwright.config.ts', entry: 'tests/e2e/*.spec.ts' },
      project: [
        'src/**/*.{ts,tsx,css}',
        'mocks/**/*.{ts,css}',
        'fixtures/**/*.ts',
        'stories/**/*.{ts,tsx,css,mdx}',
        '.storybook/*.{ts,tsx}',
        'hosting/*.ts',
        'tests/**/*.{ts,js}',
        '!tests/bench/**',
      ],
    },
    // Its Vite configuration is the root's with one thing changed, and is read from the root.
    'tests/bench': {
      entry: [
        'vite.config.ts',
        'renderers/*.tsx',
        'drag/main.tsx',
        'hostile/main.tsx',
        'editor/main.tsx',
        'tenHandlers/*.ts',
      ],
      project: ['**/*.{ts,tsx,css}', '!dist/**'],
      // Peer of the editor that the bench measures beside ours.
      ignoreDependencies: ['@tiptap/pm'],
      vite: false,
      vitest: false,
    },
  },
  compilers: { css: importsOfCss },
  // A shape that is exported for those who read the signature is not dead while its own file uses it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
