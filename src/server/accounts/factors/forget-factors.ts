import { removeCredentials } from '#server/accounts/people/credential-rows-query.ts'
import { personByLogin } from '#server/accounts/people/person-by-login-query.ts'
import { endSessionsOf } from '#server/accounts/sessions/sessions-query.ts'
import type { World } from '#server/operations/world.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { installationId } from '#shared/permissions/installation-id.ts'

/**
 * For whoever runs the machine: takes away all second factors of somebody who has lost them with the recovery codes, and ends what is
 * signed in: a device that is lost may be among it. The password stays.
 * False: nobody signs in by that name.
 */
export async function forgetFactors(
  { database, now, newId }: Pick<World, 'database' | 'now' | 'newId'>,
  login: string,
): Promise<boolean> {
  return database.asOwner(async (transaction) => {
    const person = await personByLogin(transaction, login)
    if (!person || person.content.isSystem === true) return false
    const at = now().iso
    await endSessionsOf(transaction, { personId: person.id, at })
    const kinds = ['totp', 'totpBegun', 'passkey', 'recovery', 'challenge', 'batch'] as const
    await removeCredentials(transaction, person.id, kinds)
    const row = {
      practiceId: installationId,
      id: newId(),
      at,
      requestId: newId(),
      actorId: null,
      profileId: null,
      action: 'E',
      type: 'Person',
      resourceId: person.id,
      versionId: null,
      patientId: null,
      outcome: 'Success',
      status: 204,
      reason: null,
      detail: { event: 'mfa-change', text: 'factors:forget' },
    } as const
    await insertAudit(transaction, [row])
    return true
  })
}
