import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { complain, namesAt, suggestion, unknownNames } from './complain.ts'

/** Keys and indexes name columns that are there; the word of row security is known; a table with `practice_id` is not open to all. */
export function checkTables(sources: Sources): readonly Complaint[] {
  const words = Object.keys(objectAt(sources.files.get('schemas/meta/row-security.json')?.json, 'policies'))
  return filesOf(sources, 'tables').flatMap((file) => [...checkColumns(file), ...checkSecurity(file, words)])
}

function checkColumns(file: SourceFile): readonly Complaint[] {
  const known = objectsAt(file.json, 'columns').map((column) => textAt(column, 'name') ?? '')
  const indexed = objectsAt(file.json, 'indexes').flatMap((index, at) =>
    objectsAt(index, 'columns').map((part, inner) => ({
      name: textAt(part, 'column') ?? '',
      pointer: `/indexes/${at}/columns/${inner}`,
    })),
  )
  const keyed = [
    ...namesAt(textsAt(file.json, 'primaryKey'), '/primaryKey'),
    ...namesAt(textsAt(file.json, 'carried'), '/carried'),
  ]
  return unknownNames(file, [...keyed, ...indexed], {
    known,
    what: (name) => `There is no column ${name}.`,
    otherwise: `Its columns: ${known.join(', ')}.`,
  })
}

function checkSecurity(file: SourceFile, words: readonly string[]): readonly Complaint[] {
  const word = textAt(file.json, 'rowSecurity') ?? ''
  if (!words.includes(word))
    return [
      complain(file, '/rowSecurity', {
        what: `"${word}" is not a kind of row security.`,
        fix: suggestion(word, words, `Known: ${words.join(', ')}.`),
      }),
    ]
  const hasPractice = objectsAt(file.json, 'columns').some(
    (column) => textAt(column, 'name') === 'practice_id',
  )
  return hasPractice && word === 'none'
    ? [
        complain(file, '/rowSecurity', {
          what: 'A table with practice_id is open to every practice.',
          fix: 'Use "practice", "practicePatient", "practiceRow" or "practiceLabelled".',
        }),
      ]
    : []
}
