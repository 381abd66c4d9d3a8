import { securityLabel } from '#generated/lists/security-label.ts'
import { labelSources } from '#generated/permissions/labels.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isReference, valuesAt } from '#server/stores/document.ts'
import type { Target } from '#server/stores/references/find-displays.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { type Belonging, derivedLabels, labelsIn, mayBeLabelled, readClosed, says } from './closed-by.ts'

/** A row on its way, with the rows that it refers to as far as they are seen. */
export type Labelling = {
  readonly entry: TypeEntry
  readonly before?: Document | undefined
  readonly after: Document
  readonly targets: ReadonlyMap<string, Target>
}

/** The labels of a row, and what it has of the rows that it belongs to. */
export type Labelled = Belonging & {
  /** As `meta.securityLabels` holds them; absent where there are none. */
  readonly securityLabels?: readonly Document[]
}

/**
 * The labels that a row has from now on: those that stand with it, without those that a field of its own no longer says, and with
 * those that its fields say, that its definition or program gives, and that the row has to which it belongs.
 */
export function labelsOf(labelling: Labelling): Labelled {
  const { entry, before, after } = labelling
  if (!mayBeLabelled(entry)) return { programs: [], inherited: [] }
  const fresh = derivedLabels(entry, after)
  const left = (before ? derivedLabels(entry, before) : []).filter((code) => !fresh.includes(code))
  const standing = labelsIn(after).filter((code) => !left.includes(code))
  const owners = ownersOf(labelling).map(({ closed }) => readClosed(closed))
  const own = [...standing, ...fresh, ...givenLabels(labelling)]
  const inherited = owners.flatMap(({ labels }) => labels).filter((code) => !own.includes(code))
  const codes = [...new Set([...own, ...inherited])]
  const programs = owners.flatMap((owner) => owner.programs)
  const belonging = { programs, inherited }
  return codes.length === 0 ? belonging : { securityLabels: codes.map(codedLabel), ...belonging }
}

/** The references that give labels and are new in this row: what they lead to is asked whether it does. */
export function givingReferences({ entry, before, after }: Omit<Labelling, 'targets'>): readonly string[] {
  const givers = labelSources.given.filter(({ to }) => to.includes(entry.type)).map(({ by }) => by)
  if (givers.length === 0) return []
  const known = new Set(idsAt(entry, before, givers))
  return idsAt(entry, after, givers).filter((id) => !known.has(id))
}

function idsAt(
  { references }: TypeEntry,
  document: Document | undefined,
  types: readonly string[],
): readonly string[] {
  return references
    .filter(({ path, targets }) => !path.includes('.') && targets.some((target) => types.includes(target)))
    .flatMap(({ path }) => valuesAt(document, path).filter(isReference))
    .filter(({ resourceType }) => types.includes(resourceType))
    .map(({ id }) => id)
}

function givenLabels({ entry, targets, ...change }: Labelling): readonly string[] {
  return givingReferences({ entry, ...change }).flatMap((id) => {
    const target = targets.get(id)
    const content = target?.content
    if (!target || !content) return []
    return labelSources.given
      .filter(({ by, to, where }) => by === target.type && to.includes(entry.type) && says(content, where))
      .flatMap(({ label, labels }) => [
        ...(label === undefined ? [] : [label]),
        ...(labels === undefined
          ? []
          : valuesAt(content, labels).map((each) => String(membersOf(each).code))),
      ])
  })
}

/** The rows to which this one belongs. */
function ownersOf({ entry, after, targets }: Labelling): readonly Target[] {
  const { through, except } = labelSources.inherited
  if (except.includes(entry.type)) return []
  return through
    .flatMap((path) => valuesAt(after, path).filter(isReference))
    .flatMap(({ id }) => targets.get(id) ?? [])
}

/** A label as rows carry it. */
export function codedLabel(code: string): Document {
  return { code, display: securityLabel.items.find((item) => item.code === code)?.display ?? code }
}
