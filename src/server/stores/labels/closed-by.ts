import { labelSources, labels } from '#generated/permissions/labels.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isReference, valueAt, valuesAt } from '#server/stores/document.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** By whom the readers of a labelled row are judged: its author, those who work on it, the programs that it is from. */
export type LabelFacts = {
  readonly author?: string
  readonly writers: readonly string[]
  readonly programs: readonly string[]
}

/** What a row has of those to which it belongs: their programs, and the labels that it has by them alone. */
export type Belonging = { readonly programs: readonly string[]; readonly inherited: readonly string[] }

/**
 * What closes a row, as the row policies read it (`schemas/permissions/labels.json`): its labels that not everybody in reach reads,
 * with the facts by which their readers are judged; null where nothing closes it. Of the rows it belongs to there are their programs
 * and those of its labels that it has by them alone.
 */
export function closedBy(
  entry: TypeEntry,
  document: Document,
  { programs = [], inherited = [] }: Partial<Belonging> = {},
): string | null {
  if (!mayBeLabelled(entry)) return null
  const codes = [...new Set([...labelsIn(document), ...derivedLabels(entry, document)])].filter(isClosing)
  if (codes.length === 0) return null
  const facts = labelFacts(document)
  const from = [...new Set([...facts.programs, ...programs])]
  const theirs = inherited.filter((code) => codes.includes(code))
  const others = theirs.length > 0 && { inherited: [...new Set(theirs)].sort() }
  return JSON.stringify({ labels: codes.sort(), ...facts, programs: from, ...others })
}

/** Rows about a patient and rows of one owner have labels; what the whole practice works with has none. */
export function mayBeLabelled({ type, scope, patientField, partition }: TypeEntry): boolean {
  if (scope === 'global' || labelSources.unlabelled.includes(type)) return false
  return patientField !== undefined || partition === 'owner'
}

/** The codes of the labels that stand with a document. */
export function labelsIn(document: Document): readonly string[] {
  const { securityLabels } = membersOf(document.meta)
  if (!Array.isArray(securityLabels)) return []
  return securityLabels.map((label) => String(membersOf(label).code))
}

/** The labels that a document has while its own fields say so. */
export function derivedLabels({ type }: TypeEntry, document: Document): readonly string[] {
  return labelSources.derived
    .filter((rule) => rule.type === type && says(document, rule.where))
    .map(({ label }) => label)
}

/** Does the document say all of this? */
export function says(document: Document, where: Readonly<Record<string, string>> = {}): boolean {
  return Object.entries(where).every(([path, value]) => String(valueAt(document, path)) === value)
}

/** By whom the readers of this document's labels are judged. */
export function labelFacts(document: Document): LabelFacts {
  const { facts } = labelSources
  const [author] = [...idsAt(document, facts.author), ...idsAt(document, ['meta.createdBy'])]
  return {
    ...(author !== undefined && { author }),
    writers: [...new Set(idsAt(document, facts.writers))],
    programs: [...new Set(idsAt(document, facts.programs))],
  }
}

/** What closes a row, taken apart. */
export type ReadClosed = Belonging & { readonly labels: readonly string[] }

/** What the row policies read of a closed row, taken apart; nothing where the row is not closed. */
export function readClosed(closed: string | null): ReadClosed {
  const said = membersOf(closed === null ? undefined : JSON.parse(closed))
  return {
    labels: textsOf(said.labels),
    programs: textsOf(said.programs),
    inherited: textsOf(said.inherited),
  }
}

/** A label that nobody declares is read by nobody. */
function isClosing(code: string): boolean {
  return labels.find((label) => label.code === code)?.readers.length !== 0
}

function idsAt(document: Document, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => valuesAt(document, path).filter(isReference)).map(({ id }) => id)
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}
