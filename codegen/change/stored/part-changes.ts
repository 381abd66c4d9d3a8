import { compareSources } from '#codegen/change/compare-sources.ts'
import type { Difference } from '#codegen/change/compared-place.ts'
import { reachOf } from '#codegen/change/reach.ts'
import { objectAt, textAt } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import type { StoredChange } from './stored-change.ts'

/** What changed elements and rules ask of the definitions that are stored: they stand in lists inside each other, out of reach of plain paths. */
export function partChanges(before: Sources, after: Sources): readonly StoredChange[] {
  const reach = reachOf(before)
  const folders = { 'schemas/elements/': 'elements', 'schemas/rules/': 'rules' } as const
  return compareSources(before, after).flatMap((difference) => {
    const [, folder] = Object.entries(folders).find(([start]) => difference.file.startsWith(start)) ?? []
    const step = folder && stepOf(difference, after)
    if (!step) return []
    const part = textAt(before.files.get(difference.file)?.json, 'title') ?? ''
    return reach(difference.file).types.map((type) => ({
      type,
      scope: 'practice',
      kind: 'part' as const,
      part,
      folder,
      step,
    }))
  })
}

type Step = Extract<StoredChange, { readonly kind: 'part' }>['step']

function stepOf({ kind, name, was, file }: Difference, after: Sources): Step | undefined {
  if (kind === 'part-removed') return { kind: 'gone' }
  if (kind === 'setting-renamed') return { kind: 'renamed', from: was ?? '', to: name }
  if (kind === 'field-removed') return { kind: 'removed', path: name }
  if (!filling.includes(kind)) return undefined
  const field = objectAt(objectAt(after.files.get(file)?.json, 'properties'), name)
  return { kind: 'filled', path: name, ...(field.default !== undefined && { value: field.default }) }
}

const filling: readonly string[] = [
  'field-added-filled',
  'field-added-demanded',
  'field-filled',
  'field-demanded',
]
