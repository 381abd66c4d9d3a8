const acts = [
  'note.sign',
  'note.return',
  'note.unsign',
  'note.amend',
  'note.addendum',
  'note.void',
  'note.sync',
]

/** S1 A locked row takes no plain write. The row policy says the same (schemas/meta/row-security.json). */
export function mayWriteLocked(operation: string): boolean {
  return acts.includes(operation)
}
