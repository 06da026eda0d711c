import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import appConfig from '../../vite.config.ts'

const SWITCH = fileURLToPath(new URL('renderers/ReplyText.tsx', import.meta.url))

/**
 * Lets the page choose the renderer of a reply. It redirects only the import in SourcedText.tsx; everything else in the build
 * is the app's own.
 */
function swapReplyText(): Plugin {
  let isSwapped = false
  return {
    name: 'bench-reply-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== './ReplyText' || !importer?.endsWith('/features/chat/reply/SourcedText.tsx')) return null
      isSwapped = true
      return SWITCH
    },
    buildEnd() {
      if (!isSwapped)
        this.error('SourcedText.tsx no longer imports ./ReplyText: the bench would measure the same thing four times.')
    },
  }
}

/** Builds the live app with the renderers to compare ReplyText with. Run it from the project's root. */
export default defineConfig((env) => mergeConfig(appConfig(env), { plugins: [swapReplyText()] }))
