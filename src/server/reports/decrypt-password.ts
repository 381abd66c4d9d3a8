import type { ReportDelivery } from '#generated/types/report-delivery.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** The password of a report's file as it is stored: of use to this installation and for this report alone. */
export function sealedPassword({ seal }: Pick<Context, 'seal'>, id: string, password: string): string {
  return seal(password, boundTo(id))
}

/**
 * Decrypts the password of a report's file: for whoever asked for the report and those it was sent to, nobody else, however many
 * reports he manages; once for each of them, which the row says from then on; and with the re-entered password in the call.
 */
export const decryptPassword: Handler<'reportDelivery.decryptPassword'> = async (context, { id }) => {
  const { stores, actor, now, unseal } = context
  const deliveries = stores.of('ReportDelivery')
  const found = await deliveries.get(id)
  if (!found.ok) return found
  const delivery = found.value
  const { recipients = [], requestedBy, expires, meta } = delivery
  const own = recipients.find(({ person }) => person.id === actor.profile?.id)
  if (!actor.profile || !(own || requestedBy.id === actor.profile.id))
    return failed({ kind: 'forbidden', permission: 'recipient' })
  if (Date.parse(expires) <= now.milliseconds) return failed({ kind: 'gone' })
  if (own?.decryptedAt !== undefined) return inTheWay('reports.password-read')
  const plaintext = plaintextOf(delivery, unseal)
  if (plaintext === undefined) return inTheWay('reports.no-password')

  const others = recipients.filter((each) => each !== own)
  const reader = { ...(own ?? { person: actor.profile }), decryptedAt: now.iso }
  const kept: Outcome<unknown> = await deliveries.update(
    { id, versionId: meta.versionId },
    { ...delivery, recipients: [...others, reader] },
  )
  return kept.ok ? succeeded({ plaintext }) : kept
}

/** Only a run that came to its end has left a file with a password. */
function plaintextOf(
  { id, result, passwordCipher }: ReportDelivery,
  unseal: Context['unseal'],
): string | undefined {
  const isThere = result === 'Success' || result === 'Warning'
  return isThere && passwordCipher !== undefined ? unseal(passwordCipher, boundTo(id)) : undefined
}

function boundTo(id: string): string {
  return `report password ${id}`
}

function inTheWay(message: string): Outcome<never> {
  return refuse('', message, { kind: 'conflict' })
}
