import type { Note } from '#generated/types/note.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'

/** Whom these steps ask by licence, role or name: nothing else of a note says who they are. */
export function countersignersOf(steps: readonly SignatureStep[]): NonNullable<Note['countersigners']> {
  return steps.flatMap(({ who, licenses, securityRole, practitioner }) => {
    if (who === 'AnyWithLicense' && licenses) return { licenses }
    if (who === 'AnyWithRole' && securityRole) return { securityRole }
    return who === 'Named' && practitioner ? { practitioner } : []
  })
}
