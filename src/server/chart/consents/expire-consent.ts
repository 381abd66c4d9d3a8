import type { Consent } from '#generated/types/consent.ts'
import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { failed } from '#shared/outcome/outcome.ts'

const day = 86_400_000

/** Ends one consent of a chart whose period is over: its last day counts whole, wherever on earth that day ends last. */
export const expireConsent: Handler<'consent.expire'> = async ({ stores, now }, { id }) => {
  const consents = stores.of('Consent')
  const found = await consents.get(id)
  if (!found.ok) return found
  const { value: consent } = found
  if (!isOver(consent, now.milliseconds))
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  return consents.update({ id, versionId: consent.meta.versionId }, { ...consent, status: 'Expired' })
}

/** Ends every consent whose period is over. */
export const expireConsents: Job = async ({ each, ask, now }) => {
  let changed = 0
  const filters = [
    { field: 'status', op: 'eq', value: 'Active' },
    { field: 'period.end', op: 'lt', value: now.iso.slice(0, 10) },
  ] as const
  for await (const consent of each('Consent', { filters }))
    if (isOver(consent, now.milliseconds)) changed += await ask('consent.expire', consent.id)
  return changed
}

function isOver({ status, period }: Consent, now: number): boolean {
  const end = period.end === undefined ? Number.NaN : Date.parse(period.end)
  return status === 'Active' && end + 1.5 * day <= now
}
