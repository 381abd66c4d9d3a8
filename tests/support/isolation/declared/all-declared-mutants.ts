import { chanceFrom } from '#tests/support/chance.ts'
import type { RightsTables } from '#tests/support/isolation/rule/rights.ts'
import { actMutants } from './act-mutants.ts'
import type { DeclaredMutant } from './declared-mutant.ts'
import { flagMutants } from './flag-mutants.ts'
import { labelMutants } from './label-mutants.ts'
import { layLabelledRows } from './lay-labelled-rows.ts'
import { layMaskedRows } from './lay-masked-rows.ts'
import { maskMutants } from './mask-mutants.ts'
import type { DeclaredHouse } from './open-declared-house.ts'
import { roleMutants } from './role-mutants.ts'
import { setterMutants } from './setter-mutants.ts'
import { sourceMutants } from './source-mutants.ts'
import { vendorMutants } from './vendor-mutants.ts'

/** Lays the ground for all mutants of what the schemas declare of rights, for tests of isolation, and answers them by what they are of. */
export async function allDeclaredMutants(
  house: DeclaredHouse,
  tables: RightsTables,
  seed: number,
): Promise<Readonly<Record<string, readonly DeclaredMutant[]>>> {
  const { world } = house.server
  const rows = await layMaskedRows(house)
  await layLabelledRows(world.database)
  return {
    flags: flagMutants(house, chanceFrom(seed)),
    acts: actMutants(house),
    masks: maskMutants(house, rows),
    labels: labelMutants(world.database),
    setters: setterMutants(house, rows.get('Encounter') ?? ''),
    sources: sourceMutants(),
    vendor: vendorMutants(),
    roles: roleMutants(world, tables, chanceFrom(seed)),
  }
}
