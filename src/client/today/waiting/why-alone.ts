import type { WaitingNote } from '#generated/types/waiting-note.ts'

/** How many notes are signed by one word at most. */
export const mostTogether = 25

/** Why a note is not signed together with others; nothing when it can be. The server asks the same once more. */
export function whyAlone({
  composition,
  warnings,
  isOpened,
}: Pick<WaitingNote, 'composition' | 'warnings' | 'isOpened'>):
  | 'group'
  | 'warnings'
  | 'unopened'
  | undefined {
  if (composition !== 'Individual') return 'group'
  if (warnings > 0) return 'warnings'
  return isOpened ? undefined : 'unopened'
}
