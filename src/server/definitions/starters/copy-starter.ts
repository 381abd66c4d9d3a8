import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { permits } from '#shared/permissions/permits.ts'
import { copiesOfStarters, copyOfStarter } from './copies-of-starter.ts'
import { type StarterOf, type StarterType, starterFiles } from './starter-file.ts'

/** How the copy of a starter is made, and what else it writes: whoever copies it may create all of that. */
export type Copying<Type extends StarterType> = {
  readonly type: Type
  readonly writes: readonly ResourceType[]
  readonly make: (context: Context, starter: StarterOf<Type>) => Promise<Outcome<ResourceTypes[Type]>>
}

/** An act that makes a Draft copy of a starter in the caller's practice; a Draft copy that is there already is answered instead, so asking twice makes one. */
export function copyStarter<Type extends StarterType>({ type, writes, make }: Copying<Type>) {
  return async (
    context: Context,
    { starter: key }: { readonly starter: string },
  ): Promise<Outcome<{ readonly definition: Reference }>> => {
    const starter = starterFiles().find(
      (file): file is StarterOf<Type> => file.key === key && file.resourceType === type,
    )
    if (!starter) return refuse('/starter', 'definitions.no-starter', { parameters: { key } })
    const missing = writes.find((each) => !permits(context.actor.granted, `${each}:Create`))
    if (missing) return failed({ kind: 'forbidden', permission: `${missing}:Create` })

    const drafts = await copiesOfStarters(context, type, [{ field: 'status', op: 'eq', value: 'Draft' }])
    if (!drafts.ok) return drafts
    const draft = copyOfStarter(drafts.value, key)
    if (draft) return succeeded({ definition: draft.reference })

    const made = await make(context, starter)
    if (!made.ok) return made
    context.note({ detail: { starter: key } })
    return succeeded({ definition: referenceTo(made.value) })
  }
}
