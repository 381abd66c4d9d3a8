import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { ClientPart } from '#client/client-parts.ts'
import { buildClient } from '#server/app/build-client.ts'
import { mostBytes, reportBundle } from './bundle-report.ts'

/** Weighs what a browser loads before the first screen, and names what would bring a type's code before it is opened. */
const house = fileURLToPath(new URL('../..', import.meta.url))
const built = await buildClient(house)
if (!built) throw new Error('There are no pages to weigh.')

const parts: readonly ClientPart[] = JSON.parse(readFileSync(`${built}-parts.json`, 'utf8'))
const types = readdirSync(join(house, 'schemas/resources')).map((file) => file.replace('.json', ''))
const { scriptBytes, styleBytes, files, complaints } = reportBundle(
  parts,
  types,
  (file) => gzipSync(readFileSync(join(built, file))).length,
)

console.log(
  `  first screen: script ${kilo(scriptBytes)} of ${kilo(mostBytes)} in ${files.length} files, styles ${kilo(styleBytes)} (gzip)`,
)
for (const { file, bytes } of files.slice(0, 6)) console.log(`  ${kilo(bytes).padStart(9)}  ${file}`)
console.log(`  ${types.length} types, each loaded when it is opened; ${parts.length} parts in all`)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
