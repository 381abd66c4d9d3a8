/** What a screen can ask of the form that it shows, from outside of the form's room. */
export type FormHandle = {
  /** Brings the question at a path into view and puts the focus there. */
  readonly reveal: (path: string) => void
  /** From now on every finding is shown beside its question. */
  readonly showAllFindings: () => void
}

/** The event that asks a form inside another one for one of its questions; `detail` is the path there. */
export const revealInside = 'goldthread-reveal-inside'
