import type { Change, Consumer, Verdict } from './change.ts'
import type { Judgement } from './judge.ts'

const consumers: { readonly [Who in Consumer]: string } = {
  api: 'API',
  rows: 'stored rows',
  queue: 'offline queue',
  definitions: 'definitions',
}
const verdicts: { readonly [Each in Verdict]: string } = {
  additive: 'additive',
  migration: 'needs migration',
  breaking: 'BREAKING',
}

/** How many changes there are of each verdict, and how many breaking ones nobody has acknowledged. */
export type Counts = { readonly [Each in Verdict | 'acknowledged' | 'open']: number }

/** Counts the changes by their verdict. */
export function countsOf(changes: readonly Change[]): Counts {
  const count = (fits: (change: Change) => boolean) => changes.filter(fits).length
  const acknowledged = count(
    ({ verdict, acknowledged }) => verdict === 'breaking' && acknowledged !== undefined,
  )
  const breaking = count(({ verdict }) => verdict === 'breaking')
  return {
    additive: count(({ verdict }) => verdict === 'additive'),
    migration: count(({ verdict }) => verdict === 'migration'),
    breaking,
    acknowledged,
    open: breaking - acknowledged,
  }
}

/** The whole report for a person: type by type, what each change means for whom and what to do, and a summary at the end. */
export function sayChanges({ changes, words }: Judgement, ref: string): readonly string[] {
  if (changes.length === 0 && words.length === 0) return [`The schemas are what they were at ${ref}.`]
  const subjects = [...new Set(changes.map(({ file }) => file))]
  return [
    ...subjects.flatMap((file) => saySubject(changes.filter((change) => change.file === file))),
    summary(changes, words, ref),
  ]
}

function saySubject(changes: readonly Change[]): readonly string[] {
  const [first] = changes
  if (!first) return []
  const reaches = first.reaches.filter((name) => name !== first.subject)
  const reach = reaches.length === 0 ? '' : ` → ${some(reaches, 6)}`
  return [`${first.subject}${reach}`, ...changes.flatMap(sayChange), '']
}

function sayChange(change: Change): readonly string[] {
  const { verdict, file, line, key, what, effects, fix, usedIn, acknowledged } = change
  const lines = Object.entries(effects).map(
    ([who, effect]) =>
      // The effects are kept by consumer.
      `      ${consumers[who as Consumer].padEnd(14)} ${verdicts[effect.verdict].padEnd(16)} ${effect.what}`,
  )
  return [
    `  ${verdicts[verdict]}  ${file}:${line}  [${key}]`,
    `      ${what}`,
    ...lines,
    ...(usedIn.length === 0 ? [] : [`      used in        ${some(usedIn, 3)}`]),
    acknowledged
      ? `      acknowledged   ${acknowledged.since}: ${acknowledged.reason}`
      : `      to do          ${fix}`,
  ]
}

function summary(changes: readonly Change[], words: readonly string[], ref: string): string {
  const { additive, migration, breaking, acknowledged, open } = countsOf(changes)
  const counted = `Since ${ref}: ${changes.length} change(s): ${additive} additive, ${migration} that need a migration, ${breaking} breaking (${acknowledged} acknowledged).`
  const inWords = words.length === 0 ? '' : ` ${words.length} file(s) differ in words only.`
  const ask =
    open === 0
      ? ''
      : `\n${open} breaking change(s) that nobody has acknowledged. Fix the schema, or write beside its title: "x-acknowledged": [{ "change": "<the words in brackets>", "reason": "…", "since": "<today>" }].`
  return `${counted}${inWords}${ask}`
}

function some(names: readonly string[], most: number): string {
  const more = names.length - most
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ')
}
