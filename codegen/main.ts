import { sayComplaint } from './load/complaint.ts'
import { compareFiles, type FileDifference, sayDifference } from './write/compare-files.ts'
import { isUnchanged, rememberRun } from './write/is-unchanged.ts'
import { writeFiles } from './write/write-files.ts'

/** `npm run generate`: the generator writes `generated/` where the schemas say otherwise; with `--check`, `--diff` or `--watch` it tells. */
const checkOnly = process.argv.includes('--check')
const root = process.cwd()
const begun = performance.now()

const diffAt = process.argv.indexOf('--diff')
if (diffAt > 0) await compare(process.argv[diffAt + 1] ?? 'HEAD')
else if (process.argv.includes('--watch')) await watchUntilStopped()
else if (!checkOnly && isUnchanged(root))
  console.log(`Nothing has changed since the last run (${seconds()} s).`)
else await run()

/** `--diff <ref>`: what the schemas say differently than at a git ref; `--json` for tools. */
async function compare(ref: string): Promise<void> {
  const { reportChanges } = await import('./change/report-changes.ts')
  const { lines, exitCode } = reportChanges(root, ref, process.argv.includes('--json') ? 'json' : 'text')
  const say = exitCode === 2 ? console.error : console.log
  for (const line of lines) say(line)
  process.exitCode = exitCode
}

/** `--watch`: generates at once and after each change of a source, until it is stopped. */
async function watchUntilStopped(): Promise<void> {
  const { watchSources } = await import('./watch-sources.ts')
  await watchSources(root, ({ changed, written, complaints, milliseconds }) => {
    for (const complaint of complaints) console.error(sayComplaint(complaint))
    if (complaints.length > 0) console.error(`${complaints.length} complaint(s); nothing was written.\n`)
    else
      console.log(
        `${changed.join(', ') || 'Everything'}: ${sayFiles(written)} (${milliseconds.toFixed(0)} ms)`,
      )
  })
  console.log('Watching schemas/ and src/shared/messages/; stop with Ctrl+C.')
}

function sayFiles(written: readonly string[]): string {
  if (written.length === 0) return 'no file differs'
  const named = written.slice(0, 8).map((path) => path.replace('generated/', ''))
  return `${named.join(', ')}${written.length > named.length ? ` and ${written.length - named.length} more` : ''}`
}

async function run(): Promise<void> {
  const { generate } = await import('./generate.ts')
  const result = await generate(root)
  if (!result.ok) {
    for (const complaint of result.complaints) console.error(sayComplaint(complaint))
    console.error(`\n${result.complaints.length} complaint(s); nothing was written.`)
    process.exitCode = 1
  } else if (checkOnly) {
    sayCheck(compareFiles(root, result.files))
  } else {
    sayWritten(writeFiles(root, result.files), result.files.size)
    rememberRun(root)
  }
}

function sayCheck(difference: FileDifference): void {
  const lines = sayDifference(difference)
  if (lines.length === 0) {
    console.log(`generated/ is what the schemas say (${seconds()} s).`)
    return
  }
  for (const line of lines) console.error(line)
  console.error(
    `\n${lines.length} generated file(s) to fix. Change the schema, never the file; then: npm run generate`,
  )
  process.exitCode = 1
}

function sayWritten({ missing, different, orphaned }: FileDifference, total: number): void {
  const changed = missing.length + different.length
  const removed = orphaned.length === 0 ? '' : `, ${orphaned.length} removed`
  console.log(`${total} files: ${changed} written${removed}, the rest unchanged (${seconds()} s).`)
}

function seconds(): string {
  return ((performance.now() - begun) / 1000).toFixed(1)
}
