import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Document, isReference, valuesAt } from '#server/stores/document.ts'
import { derivedLabels, labelsIn } from '#server/stores/labels/closed-by.ts'
import type { Stores } from '#server/stores/store.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** These tell what a row is and keep it from nobody. */
const open: readonly string[] = ['N', 'MH']

/** The labels under which a row is leaving the house: those that close it, those of its enrollments, and that of a program under Part 2. */
export async function leavingLabels(
  stores: Stores,
  type: ResourceType,
  document: Document,
): Promise<Outcome<readonly string[]>> {
  const labels = [...labelsIn(document), ...derivedLabels(registry[type], document)]
  const source = type === 'ClinicalDocument' ? await sourceLabels(stores, document) : succeeded([])
  if (!source.ok) return source
  labels.push(...source.value)
  const programs = idsAt(document, ['program'])
  for (const id of idsAt(document, ['episodeOfCare', 'attendees.episodeOfCare'])) {
    const episode = await stores.of('EpisodeOfCare').getAny(id)
    if (!episode.ok) return episode
    labels.push(...labelsIn(episode.value))
    programs.push(episode.value.program.id)
  }
  for (const id of new Set(programs)) {
    const program = await stores.of('Program').getAny(id)
    if (!program.ok) return program
    if (program.value.part2) labels.push('SUD')
  }
  return succeeded([...new Set(labels)].filter((label) => !open.includes(label)))
}

const copied = ['Note', 'Consent'] as const

/** What closes the note or consent of which a document was made, by now: the document may be older than the label. */
async function sourceLabels(stores: Stores, { source }: Document): Promise<Outcome<readonly string[]>> {
  const type = isReference(source) && copied.find((each) => each === source.resourceType)
  if (!isReference(source) || !type) return succeeded([])
  const found = await stores.of(type).getAny(source.id)
  if (!found.ok) return found
  return succeeded(labelsIn(untypedRow(found.value)))
}

function idsAt(document: Document, paths: readonly string[]): string[] {
  return paths.flatMap((path) => valuesAt(document, path).filter(isReference)).map(({ id }) => id)
}
