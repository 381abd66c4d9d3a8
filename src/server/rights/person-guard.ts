import type { Person } from '#generated/types/person.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { changedFields } from '#server/stores/same-stored.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { signInTimes } from './sign-in-times-query.ts'

const ownParts: readonly string[] = ['name', 'contacts', 'locale']

/**
 * Rights over people: a person belongs to every practice where it has a profile: somebody of one practice changes those who belong to it alone, so
 * that no practice takes a sign-in name or an address that another one relies on. Of oneself everybody changes name, contacts
 * and language; the registry changes all. When somebody signs in, and whether the door is closed, is told to the person and the registry.
 */
export const personGuard: Guard<'Person'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    if (!mayChange(context, before, after))
      return failed({ kind: 'forbidden', permission: 'RegistryAccess', because: 'rights.person-elsewhere' })
    // The profiles of every practice name the person, whoever sees them.
    if (operation === 'delete' && (before?.profiles ?? []).length > 0)
      return failed({
        kind: 'conflict',
        because: 'rights.person-has-profiles',
        subStatus: subStatuses.cannotDelete,
      })
    return succeeded({ ...after, isSystem: before?.isSystem ?? false })
  },
  today: {
    fields: ['passwordSetAt', 'lastLogin', 'lockedUntil'],
    of: async ({ transaction, actor, now }, person) =>
      person.id === actor.personId || hasFlag(actor.granted, 'RegistryAccess')
        ? signInTimes(transaction, { ...person, now: now.iso })
        : {},
  },
}

function mayChange({ actor }: Context, before: Person | undefined, after: Person): boolean {
  if (hasFlag(actor.granted, 'RegistryAccess')) return true
  if (!before) return false
  if (before.id === actor.personId && changedFields(before, after).every((name) => ownParts.includes(name)))
    return true
  const profiles = before.profiles ?? []
  return profiles.length > 0 && profiles.every(({ practice }) => practice.id === actor.practiceId)
}
