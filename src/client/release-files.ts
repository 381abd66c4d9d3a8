import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

/**
 * Writes the service worker beside the pages, with the name of this release and all of its parts at its head. The name is the
 * release's style nonce, which stands in the page too. Browsers run it as a plain script, so the mark of a module goes.
 */
export function releaseFiles(root: string, name: string): Plugin {
  return {
    name: 'release-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const path = join(root, 'service-worker.ts')
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const release = { name, files: files.sort().map((file) => `/${file}`) }
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const release = ${JSON.stringify(release)};\n${code.replace(/^export \{\s*\};?$/m, '')}`,
      })
    },
  }
}
