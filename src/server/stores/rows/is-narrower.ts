import { sharedRules } from '#generated/permissions/shared.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Document } from '#server/stores/document.ts'
import { closedBy, labelFacts, readClosed } from '#server/stores/labels/closed-by.ts'
import { sameStored } from '#server/stores/same-stored.ts'

/** A row before a change and after it. */
type Change = { readonly before: Document; readonly document: Document }

/** May somebody have read a row before a change who does not any more: by its labels, by the facts by which their readers are judged, or by whom it is shared with? */
export function isNarrower(entry: TypeEntry, change: Change): boolean {
  const { before, document } = change
  const closed = closedBy(entry, document)
  if (closed !== null) {
    const had = readClosed(closedBy(entry, before)).labels
    if (readClosed(closed).labels.some((code) => !had.includes(code)) || losesFacts(change)) return true
  }
  const sharing = sharedRules.find(({ type }) => type === entry.type)?.sharing ?? []
  return sharing.some((name) => !sameStored(before[name], document[name]))
}

/** Is somebody no longer its author or at work on it, or a program not its own any more? */
function losesFacts({ before, document }: Change): boolean {
  const [was, is] = [labelFacts(before), labelFacts(document)]
  const lost = (name: 'writers' | 'programs') => was[name].some((id) => !is[name].includes(id))
  return was.author !== is.author || lost('writers') || lost('programs')
}
