import { readFileSync } from 'node:fs'
import { type Labels, labelFunctions } from '#codegen/model/permissions.ts'
import { type LabelEntry, labels as product } from '#generated/permissions/labels.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Database } from '#server/database/database.ts'
import { closedBy } from '#server/stores/labels/closed-by.ts'
import rule from '#tests/support/isolation/rule/label-readers.json' with { type: 'json' }
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'
import { type LabelReader, labelReaders, putLabels, readsRow } from './lay-labelled-rows.ts'

const file = new URL('../../../../schemas/permissions/labels.json', import.meta.url)
// A file of the repository, which its own check holds.
const declared = JSON.parse(readFileSync(file, 'utf8')) as Pick<Labels, 'readers' | 'labels'>

const readersByRule: Readonly<Record<string, string>> = rule.labels

/** Whose people are among those of another word too: where that one opens a label, these add nobody. */
const within: Readonly<Record<string, readonly string[]>> = {
  author: ['writers', 'supervisors'],
  careTeam: ['treating'],
  confidentialTeam: ['treating'],
}

/**
 * Mutants of security labels, for tests of isolation: each word taken from the readers of a label or put among them, and each word
 * and the verdict itself with a condition less. The database gets the functions that the generator makes of them.
 */
export function labelMutants(database: Database): readonly DeclaredMutant[] {
  return [...readerMutants(database), ...wordMutants(database), ...verdictMutants(database)]
}

function readerMutants(database: Database): readonly DeclaredMutant[] {
  return Object.entries(readersByRule).flatMap(([code, said]) => {
    const own = said.split(' ').filter((word) => word !== '')
    return declared.readers.flatMap(({ key }) => {
      const isTaken = own.includes(key)
      if (!isTaken && within[key]?.some((word) => own.includes(word))) return []
      const readers = isTaken ? own.filter((word) => word !== key) : [...own, key]
      const changed = declared.labels.map((label) => (label.code === code ? { ...label, readers } : label))
      return {
        name: `${code} ${isTaken ? 'without' : 'with'} ${key}`,
        prepare: async () => undefined,
        doubts: () => labelDoubts(database, [[code]]),
        apply: both(
          exchanged(entryOf(code), 'readers', readers as LabelEntry['readers']),
          stated(database, labelFunctions({ ...declared, labels: changed, sources: {} })),
        ),
      }
    })
  })
}

function entryOf(code: string): { readers: LabelEntry['readers'] } {
  const entry = product.find((label) => label.code === code)
  if (!entry) throw new Error(`Nothing is declared of ${code}.`)
  return entry as { readers: LabelEntry['readers'] }
}

const rewritings: readonly (readonly [word: string, what: string, from: string, to: string])[] = [
  ...['careTeam', 'treating'].flatMap((word) => [
    [word, 'of anybody', 't.profile_id = me', 'true'] as const,
    [word, 'of any patient', 't.patient_id = o', 'true'] as const,
    [word, 'before its time', '(t.valid_from is null or t.valid_from <= now())', 'true'] as const,
    [word, 'after its time', '(t.valid_until is null or t.valid_until > now())', 'true'] as const,
  ]),
  ['careTeam', 'for any reason', "(t.reason = 'careTeam' or starts_with(t.reason, 'episode:'))", 'true'],
  ['careTeam', 'without that of episodes', " or starts_with(t.reason, 'episode:')", ''],
  ['careTeam', 'of episodes alone', "t.reason = 'careTeam' or ", ''],
  ['treating', 'who entered the patient too', "t.reason <> 'created'", 'true'],
  ['confidentialTeam', 'of anybody', 't.profile_id = me', 'true'],
  ['confidentialTeam', 'of any patient', 't.patient_id = o', 'true'],
  ['confidentialTeam', 'for any reason', "t.reason = 'confidential'", 'true'],
  ['consent', 'of any patient', 'c.patient_id = o', 'true'],
  ['consent', 'that was deleted', 'not c.is_deleted', 'true'],
  ['consent', 'in any state', "c.status = 'Active'", 'true'],
  ['consent', 'of any kind', "c.kind = 'part2-tpo'", 'true'],
  ['consent', 'that denies', "c.content ->> 'decision' = 'Permit'", 'true'],
  ['consent', 'before its time', '(c.start_at is null or c.start_at <= now())', 'true'],
  ['consent', 'after its time', "(c.end_at is null or c.end_at + interval '1 day' > now())", 'true'],
  ['auditor', 'of anybody', 'a.owner_id = me', 'true'],
  ['auditor', 'that was deleted', 'not a.is_deleted', 'true'],
  ['auditor', 'of any record', "t.token = 'note=' || r", 'true'],
]

function wordMutants(database: Database): readonly DeclaredMutant[] {
  const whole = declared.readers.flatMap(({ key, sql }) => [
    [key, 'is everybody', sql, 'true'] as const,
    [key, 'is nobody', sql, 'false'] as const,
  ])
  return [...whole, ...rewritings].map(([word, what, from, to]) => {
    const readers = declared.readers.map(({ key, sql }) => {
      if (key !== word) return { key, sql }
      if (!sql.includes(from)) throw new Error(`${word} does not say ${from}.`)
      return { key, sql: sql.replace(from, to) }
    })
    const codes = Object.keys(readersByRule).filter((code) => readersByRule[code]?.split(' ').includes(word))
    return {
      name: `${word} ${what}`,
      prepare: async () => undefined,
      doubts: () =>
        labelDoubts(
          database,
          codes.slice(0, 1).map((code) => [code]),
        ),
      apply: stated(database, labelFunctions({ readers, labels: declared.labels, sources: {} })),
    }
  })
}

const verdicts: readonly (readonly [what: string, from: string, to: string])[] = [
  ['a label that nobody declares is read by everybody', 'else false end', 'else true end'],
  ['who acts for another reads what is labelled', "'ActsForAnother'", "'Nobody'"],
  [
    'one of several labels is enough',
    'and not exists (',
    "and (jsonb_array_length(said -> 'labels') > 1 or not exists (",
  ],
]

function verdictMutants(database: Database): readonly DeclaredMutant[] {
  const statements = functionsOf()
  return verdicts.map(([what, from, to]) => ({
    name: what,
    prepare: async () => undefined,
    doubts: () => labelDoubts(database, [['R'], ['X'], ['R', 'PSYTHPN'], ['SUD', 'HIV']]),
    apply: stated(
      database,
      statements.map((text) => {
        const changed = text.replace(from, to)
        // One more bracket that was opened is closed again.
        return to.endsWith('((') || to.includes('> 1 or') ? closedAgain(text, changed) : changed
      }),
    ),
  }))
}

function closedAgain(text: string, changed: string): string {
  return changed === text
    ? text
    : changed.replace(' from (select closed::jsonb', ') from (select closed::jsonb')
}

function functionsOf(): readonly string[] {
  return labelFunctions({ ...declared, sources: {} })
}

/** What is read otherwise than the rule says, of rows with these labels. */
async function labelDoubts(
  database: Database,
  sets: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const doubts: string[] = []
  for (const codes of sets) {
    const securityLabels = codes.map((code) => ({ code, display: code }))
    const isClosed = closedBy(registry.Condition, { meta: { securityLabels } }) !== null
    await putLabels(database, isClosed ? codes : null)
    for (const reader of labelReaders)
      if ((await readsRow(database, reader)) !== reads(reader, codes))
        doubts.push(`${codes.join(' ')}: ${reader.name}`)
  }
  return doubts
}

/** By the rule of the tests: of every label that closes the row, one of the words is the reader's. */
function reads({ words, isActing }: LabelReader, codes: readonly string[]): boolean {
  const closing = codes.filter((code) => readersByRule[code] !== '')
  if (closing.length === 0) return true
  return (
    !isActing && closing.every((code) => readersByRule[code]?.split(' ').some((word) => words.includes(word)))
  )
}

function stated(database: Database, statements: readonly string[]): DeclaredMutant['apply'] {
  const run = async (texts: readonly string[]) => {
    for (const text of texts) await database.statement(text)
  }
  return async () => {
    await run(statements)
    return () => run(functionsOf())
  }
}

function both(one: DeclaredMutant['apply'], other: DeclaredMutant['apply']): DeclaredMutant['apply'] {
  return async () => {
    const undoes = [await one(), await other()]
    return async () => {
      for (const undo of undoes) await undo()
    }
  }
}
