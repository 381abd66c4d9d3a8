import { type ActId, operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import { inputValidatorOf } from '#generated/validators/all.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Call } from './call.ts'
import { findingsOf } from './findings-of.ts'
import { type PlainVerb, readingVerbs } from './plain-handler.ts'
import type { World } from './world.ts'

/** The door: an act's body against its own schema, a plain call's form. What a type says of its rows is checked later, by the handlers. */
export async function checkInput(world: World, { operation, input, options }: Call): Promise<Outcome<void>> {
  const { kind, verb, resource } = operations[operation]
  if (options.dryRun && (kind === 'act' || readingVerbs.includes(verb)))
    return failed({ kind: 'malformed', what: 'http.no-dry-run' })
  if (kind === 'plain')
    return world.isWellFormed(verb as PlainVerb, { entry: registry[resource], input, options })
  const body = input.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    return failed({ kind: 'malformed', what: 'http.object-expected' })

  const validate = await inputValidatorOf[operation as ActId]()
  if (validate(body)) return succeeded(undefined)
  return failed({ kind: 'invalid', findings: findingsOf(validate.errors ?? []) })
}
