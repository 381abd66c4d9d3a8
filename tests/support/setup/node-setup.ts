import { execFileSync } from 'node:child_process'
import packageFile from '../../../package.json' with { type: 'json' }

const pinned = `v${packageFile.dependencies.node}`

/** Every run of tests is under the Node that the packages bring, and so are the programs that the tests start. */
export function setup(): void {
  const found = [
    process.version,
    execFileSync('node', ['-p', 'process.version'], { encoding: 'utf8' }).trim(),
  ]
  if (found.every((version) => version === pinned)) return
  throw new Error(
    `The tests run under Node ${pinned}, but this is ${found.join(' and ')}. Run \`npm ci\`, then \`npm test\`, or \`npx vitest\` for single files.`,
  )
}
