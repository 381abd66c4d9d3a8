import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import type { Validator } from '#generated/validators/validator.ts'
import { findingsOf } from '#server/operations/failures/findings-of.ts'
import { ownedWithin } from '#server/resources/owned-within.ts'
import { wrongTargets } from '#server/stores/references/settle-references.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { type Body, build, completed } from './build.ts'
import { type Fault, faultsIn } from './fault.ts'

type Validators = { readonly create: Validator<unknown>; readonly stored: Validator<unknown> }

/** What a test finds that does not hold for so many built resources of a type: a valid one that is refused, a fault that is not, or not at its field. */
export async function faultyResources(
  type: ResourceType,
  { from, count, validators }: Asked,
): Promise<readonly string[]> {
  const { create, stored } = validators ?? ((await validatorsOf[type]()) as Validators)
  const entry = registry[type]
  const refusedBy = (validator: Validator<unknown>, body: Body): readonly Finding[] =>
    validator(body) ? wrongTargets(entry, body) : findingsOf(validator.errors ?? [])
  const refusedAsNew = (body: Body): readonly Finding[] => {
    const owned = ownedWithin(entry, body)
    return owned.length > 0 ? owned : refusedBy(create, body)
  }

  return seedsOf(from, count).flatMap((seed) => {
    const built = build(type, seed)
    const name = `${type} of seed ${seed}`
    return [
      ...said(`${name} as a create`, refusedAsNew(built.body)),
      ...said(`${name} as a row`, refusedBy(stored, completed(built, seed))),
      ...faultsIn(built).flatMap((fault) => missed(name, fault, refusedAsNew(fault.body))),
    ]
  })
}

type Asked = {
  readonly from: number
  readonly count: number
  /** Others than the type's own. */
  readonly validators?: Validators
}

/** The barest, the fullest, and others by chance. */
function seedsOf(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index < 2 ? index : from + index))
}

function said(what: string, findings: readonly Finding[]): readonly string[] {
  return findings.map(({ pointer, message }) => `${what} is refused at ${pointer}: ${message}`)
}

function missed(
  name: string,
  { what, pointer, message }: Fault,
  findings: readonly Finding[],
): readonly string[] {
  if (findings.length === 0) return [`${name}: ${what} is taken`]
  const isNamed = findings.some((each) => each.pointer === pointer && (!message || each.message === message))
  const others = findings.filter((each) => !each.pointer.startsWith(pointer))
  if (isNamed && others.length === 0) return []
  return [`${name}: ${what} should be ${message ?? 'refused'}, is ${JSON.stringify(findings.slice(0, 4))}`]
}
