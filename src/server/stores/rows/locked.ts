const acts = [
  'note.sign',
  'note.return',
  'note.unsign',
  'note.amend',
  'note.addendum',
  'note.void',
  'note.sync',
]

/** S1 A locked row takes no plain write. The row policy asks for a proof of what is written instead (schemas/meta/row-security.json): no name opens it. */
export function mayWriteLocked(operation: string): boolean {
  return acts.includes(operation)
}
