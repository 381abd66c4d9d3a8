import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { changeTeam, replaceConfidential } from '#server/stores/reach/change-team-query.ts'
import { isConfidential, sameTeam, type TeamLine } from '#server/stores/reach/team-of.ts'
import { linesMeant, mergedInto, successorOf } from '#server/stores/references/successors.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A row before and after a write: as it says, and as it is meant where what it names was merged away. */
export type Rewritten = {
  readonly before: StoredDocument
  readonly wasMeant: StoredDocument
  readonly document: StoredDocument
  readonly meant: StoredDocument
}

/**
 * Writes who reaches whom because of a row's new version. While a record is part of another one, the confidential team of that one
 * is its own too, for what a label closes stays with it; a record that is there again has the team that it says.
 */
export async function changeReach(
  opened: Opened,
  entry: TypeEntry,
  { before, wasMeant, document, meant }: Rewritten,
): Promise<Outcome<void>> {
  const isBack =
    successorOf(entry.type, before) !== undefined && successorOf(entry.type, document) === undefined
  const isAsSaid = meant === document && wasMeant === before
  if (isAsSaid && !isBack && sameTeam(entry, before, document)) return succeeded(undefined)

  const own = linesMeant(entry, before, wasMeant)
  const had = isBack ? own.filter((line) => !isSecret(line)) : own
  const has = linesMeant(entry, document, meant)
  const parts = await partsThatFollow(opened, entry, { had, has, id: document.id })
  const given = await changeTeam(opened, [...had, ...shared(had, parts)], [...has, ...shared(has, parts)])
  if (!given.ok) return given

  const after = isConfidential(entry, document)
  if (isBack || isConfidential(entry, before) !== after) {
    await replaceConfidential(opened, [document.id, ...parts], after)
    if (after) opened.narrowed()
  }
  return succeeded(undefined)
}

type Change = { readonly had: readonly TeamLine[]; readonly has: readonly TeamLine[]; readonly id: string }

/** The records that were merged into this one, where its confidential team becomes another. */
async function partsThatFollow(
  opened: Opened,
  { successor }: TypeEntry,
  { had, has, id }: Change,
): Promise<readonly string[]> {
  const [before, after] = [had, has].map((lines) => JSON.stringify(lines.filter(isSecret)))
  if (successor === undefined || before === after) return []
  return (await mergedInto(opened, id)).map((part) => part.id)
}

/** The lines of a confidential team, for each of these records. */
function shared(lines: readonly TeamLine[], parts: readonly string[]): readonly TeamLine[] {
  return parts.flatMap((patientId) => lines.filter(isSecret).map((line) => ({ ...line, patientId })))
}

function isSecret({ reason }: TeamLine): boolean {
  return reason === 'confidential'
}
