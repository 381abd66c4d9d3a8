/** Somebody who by a stored row reaches a patient from now on and did not before; `isGrant`: neither by working with the patient nor with the patient's own making. */
export type Gain = { readonly patientId: string; readonly profileId: string; readonly isGrant: boolean }
