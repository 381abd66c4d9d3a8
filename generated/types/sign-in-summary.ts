// Generated from schemas/types/sign-in-summary.json by npm run generate. Edits are lost.
/** When somebody of the staff signed in last, and how many sign-ins are open, as far as they were made in this practice. */
export type SignInSummary = {
  readonly practitioner: string
  /** Within the last 90 days. */
  readonly lastSignIn?: string
  readonly open: number
}
