import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { escalation, lastAdministrator, mayGive } from './may-give.ts'

/** Into a grant set goes what its writer may give; the built-in ones keep what a practice is administered with. */
export const grantSetGuard: Guard<'GrantSet'> = {
  beforeWrite: async (context, { before, after }) => {
    const wanted = [...after.flags, ...(after.permissions ?? [])]
    const held = new Set(before ? [...before.flags, ...(before.permissions ?? [])] : [])
    const added = wanted.filter((each) => !held.has(each))
    if (!mayGive(context, added)) return escalation('/permissions')

    const lost = [...held].filter((each) => !wanted.includes(each))
    if (before?.builtIn && lost.some(keepsPractice)) return lastAdministrator('/flags')
    return succeeded({ ...after, builtIn: before?.builtIn ?? false })
  },
}

/** Without this flag in the hands of somebody a practice could not be fixed by its own people. */
export function keepsPractice(right: string): boolean {
  return /flags:(CanManageUsers|CanModifyRoles):Allow$/.test(right)
}
