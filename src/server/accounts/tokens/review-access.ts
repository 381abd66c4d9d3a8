import type { Handler } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { addVerdict, forcedAccessRows } from './forced-access-rows-query.ts'
import { forcedAccess } from './forced-accesses.ts'

/**
 * Reviews an access that was forced: the privacy officer's verdict, with a remark where it was not justified. One verdict stands for
 * each access, and nobody reviews his own.
 */
export const reviewAccess: Handler<'auditEvent.reviewAccess'> = async (
  context,
  { id, verdict, text = '' },
) => {
  const [row] = await forcedAccessRows(context, { event: id })
  if (!row) return failed({ kind: 'missing' })
  context.note({ target: { type: 'AuditEvent', id }, patientId: row.patientId, detail: { verdict } })
  if (row.profileId === context.actor.profile?.id) return refuse('/verdict', 'accounts.own-access')
  const remark = text.trim() === '' ? null : text.trim()
  if (verdict === 'NotJustified' && remark === null) return refuse('/text', 'accounts.verdict-needs-text')
  if (!(await addVerdict(context, id, { verdict, text: remark })))
    return failed({ kind: 'conflict', because: 'accounts.access-reviewed' })
  const [reviewed] = await forcedAccessRows(context, { event: id })
  return reviewed ? succeeded(await forcedAccess(context, reviewed)) : failed({ kind: 'missing' })
}
