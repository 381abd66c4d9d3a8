import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

const withReason: readonly DocumentTransmission['legalBasis'][] = ['Emergency', 'CourtOrder', 'Audit']

/** What a transmission demands of plain writes: a basis beside consent and care says its reason, and once somebody has asked to send it, it stays as it is. */
export const transmissionGuard: Guard<'DocumentTransmission'> = {
  beforeWrite: async (_context, { before, after }) => {
    if (before?.sentBy && isOther(before, after))
      return failed({ kind: 'locked', because: 'transmissions.fixed' })
    if (withReason.includes(after.legalBasis) && !after.basisReason?.trim())
      return refuse('/basisReason', 'stores.required')
    return succeeded(after)
  },
}

function isOther(before: DocumentTransmission, after: DocumentTransmission): boolean {
  return said(before) !== said(after)
}

function said(transmission: DocumentTransmission): string {
  const { direction, purpose, consent, legalBasis, basisReason, coverPage } = transmission
  return JSON.stringify([direction, purpose.code, consent?.id, legalBasis, basisReason, coverPage])
}
