import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import maskedFields from '#tests/support/isolation/rule/masked-fields.json' with { type: 'json' }
import { collectionOf } from '#tests/support/server/examples.ts'
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'
import { type DeclaredHouse, everyPermission, flagsOfPeople } from './open-declared-house.ts'

/** By the rule of the tests, a field, who alone is shown it, and what stands in it. */
export type MaskedField = {
  readonly type: ResourceType
  readonly path: string
  readonly flag: string
  readonly value: unknown
  /** What of it nobody else is told. */
  readonly words: string
}

const ofTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = maskedFields.types
const number = '219-09-9999'
const identifiers = [{ system: 'declared', value: number, use: 'official', type: 'ssn' }]

/** For tests of isolation, every masked field, each with a value of its own. */
export const everyMaskedField: readonly MaskedField[] = Object.keys(registry).flatMap((type) => {
  if (!isResourceType(type)) return []
  const own = Object.entries(ofTypes[type] ?? {}).map(([path, flag]): MaskedField => {
    const words = `heron-${type}-${path}`.toLowerCase()
    return { type, path, flag, words, value: { code: words, display: words } }
  })
  const { identifiers: flag } = maskedFields
  return [{ type, path: 'identifiers', flag, value: identifiers, words: number }, ...own]
})

/** Mutants of masked fields, for tests of isolation: each shown to everybody, to holders of another flag, and to these alone. */
export function maskMutants(
  house: DeclaredHouse,
  rows: ReadonlyMap<ResourceType, string>,
): readonly DeclaredMutant[] {
  return everyMaskedField.flatMap((field) => {
    const entry = registry[field.type] as { masked: TypeEntry['masked'] }
    const row = rows.get(field.type)
    if (row === undefined) return []
    const others = entry.masked.filter(({ path }) => path !== field.path)
    const by = (flag: string) => [...others, { path: field.path, flag }]
    const changed = (what: string, masked: TypeEntry['masked'], lacking: string) =>
      mutantOf(house, { field, row, what, lacking, apply: exchanged(entry, 'masked', masked) })
    return [
      changed('is shown to everybody', others, field.flag),
      changed(`is shown by ${usual}`, by(usual), field.flag),
      changed(`is shown by ${rare}`, by(rare), rare),
    ]
  })
}

const usual = 'CanReadPatients'
const rare = 'SandboxTools'

type Change = {
  readonly field: MaskedField
  readonly row: string
  readonly what: string
  readonly apply: DeclaredMutant['apply']
  /** The one flag that the asker has not. */
  readonly lacking: string
}

const across = { headers: { 'x-enable-cross-partition': 'true' } }

function mutantOf(house: DeclaredHouse, { field, row, what, apply, lacking }: Change): DeclaredMutant {
  const { type, path, words, flag } = field
  const isShown = lacking !== flag
  return {
    name: `${type}.${path} ${what}`,
    prepare: () =>
      house.hold({ permissions: everyPermission, flags: flagsOfPeople.filter((each) => each !== lacking) }),
    apply,
    doubts: async () => {
      const { status, body } = await house.asker.ask('GET', `${collectionOf(registry[type])}/${row}`, across)
      if (status !== 200) return [`${type}: ${status}`]
      return JSON.stringify(body).includes(words) === isShown
        ? []
        : [`${type}.${path}: ${isShown ? 'hidden' : 'shown'}`]
    },
  }
}
