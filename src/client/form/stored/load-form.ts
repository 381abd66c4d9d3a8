import { send } from '#client/api/send.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A stored form as it stands inside another one: the version that is named, else the present one. */
export async function loadForm({ id, resourceType, versionId }: Reference): Promise<Outcome<Definition>> {
  if (resourceType !== 'Form') return failed({ kind: 'missing' })
  const found =
    versionId === undefined
      ? await send('form.read', { id })
      : await send('form.readVersion', { id, versionId })
  return found.ok ? succeeded(definitionOf(found.value)) : found
}
