import { type ActId, operations } from '#generated/operations/operations.ts'
import { inputValidatorOf } from '#generated/validators/all.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Call } from './call.ts'
import { findingsOf } from './findings-of.ts'

/** The door of an act: its body against its own schema. Plain calls are checked by their handlers, type by type. */
export async function checkInput({ operation, input }: Call): Promise<Outcome<void>> {
  const { kind } = operations[operation]
  if (kind !== 'act') return succeeded(undefined)
  const body = input.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    return failed({ kind: 'malformed', what: 'http.object-expected' })

  const validate = await inputValidatorOf[operation as ActId]()
  if (validate(body)) return succeeded(undefined)
  return failed({ kind: 'invalid', findings: findingsOf(validate.errors ?? []) })
}
