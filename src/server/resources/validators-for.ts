import type { ResourceType } from '#generated/types/resources.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import type { Validator } from '#generated/validators/validator.ts'

/** The two validators of a type, whatever it is. */
type Validators = { readonly create: Validator<unknown>; readonly stored: Validator<unknown> }

const loaded = new Map<ResourceType, Validators>()

/** The validators of a type, loaded when the type is first written. */
export async function validatorsFor(type: ResourceType): Promise<Validators> {
  const known = loaded.get(type)
  if (known) return known
  const validators = await validatorsOf[type]()
  loaded.set(type, validators)
  return validators
}
