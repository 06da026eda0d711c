import type { KnipConfig } from 'knip'

/** Files named by a style sheet, so that fonts and unused sheets count. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/(?:@import\s+|url\(\s*|\bfrom\s+)['"]([^'"]+)['"]/g)]
    .map(([, file]) => `import '${file}'`)
    .join('\n')

export default {
  workspaces: {
    '.': {
      entry: [
        // Started by hand, after a change of the pictures in tests/files and public/install.
        'tests/tools/makePictureFiles.ts',
        'tests/tools/makeInstallPictures.ts',
        'tests/tools/installPictures/drawing.tsx',
        'tests/site/*.spec.ts',
        // Read by the compiler only.
        'src/app/moduleAugmentations.ts',
        // An alias of vitest.config.ts.
        'src/testing/recordedRealtime.ts',
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
        '!tests/contractLint/**',
        '!tests/strangers/**',
      ],
    },
    // The bench's Vite configuration extends the root's and is read from the root.
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
      // Peer of the editor that the bench compares with ours.
      ignoreDependencies: ['@tiptap/pm'],
      vite: false,
      vitest: false,
    },
    'hosting/site': {
      entry: ['pages/*.js', 'pages/*.css'],
      project: ['**/*.{ts,css}'],
      // Copied as files.
      ignoreDependencies: ['@asyncapi/react-component', 'swagger-ui-dist'],
    },
    // Started by tests/site/strangers.spec.ts as a process of its own.
    'tests/strangers': { entry: ['startServers.ts'], project: ['**/*.{ts,css}'] },
    'tests/contractLint': {
      project: ['**/*.{ts,css}'],
      // Started as processes.
      ignoreDependencies: ['@redocly/cli', '@stoplight/prism-cli', 'openapi-typescript'],
    },
  },
  compilers: { css: importsOfCss },
  // A type exported for readers of a signature is not dead while its own file uses it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
