/** What the column `kind` of an event says, as `schemas/tables/audit-event.json` composes it. */
export type AuditKind = {
  /** A code of the list audit-event-type. */
  readonly event: string
  readonly action: string
  readonly outcome: string
  /** A letter for each of these columns that is not null: acting for (b), patient, reason, target. */
  readonly marks: string
  readonly type: string
}

/** Takes a kind apart. */
export function kindOf(text: string): AuditKind {
  const [event = '', action = '', outcome = '', marks = '', type = ''] = text.split('|')
  return { event, action, outcome, marks, type }
}
