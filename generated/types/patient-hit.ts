// Generated from schemas/types/patient-hit.json by npm run generate. Edits are lost.
/** A patient outside of the asker's list, found by an exact search. Its handle serves only to ask for access with a reason. */
export type PatientHit = {
  /** Works for the asker alone, in this practice, for an hour. */
  readonly handle: string
  readonly confidential: boolean
  /** Of a confidential patient only. */
  readonly initials?: string
}
