import type { QueryCall } from '#generated/operations/plain.ts'

/** Asks for the plans of a patient that may have been in force on the day of a note. */
export function plansAsked(patientId: string): QueryCall {
  return {
    filters: [
      { field: 'subject', op: 'eq', value: patientId },
      { field: 'status', op: 'in', value: ['Active', 'OnHold', 'Completed', 'Revoked'] },
    ],
    partition: patientId,
    pageSize: 100,
  }
}
