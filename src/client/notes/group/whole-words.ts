import type { Note } from '#generated/types/note.ts'

/** What a shared note calls its whole and its parts: a group has members, one session has services. */
export function wholeWords({ composition }: Pick<Note, 'composition'>) {
  return composition === 'Group' ? ofGroup : ofServices
}

const ofGroup = {
  parts: 'note.members',
  whole: 'note.meeting',
  next: 'note.next-member',
  previous: 'note.previous-member',
  nextPart: 'note.next-part',
  absent: 'note.member-absent',
} as const

const ofServices = {
  parts: 'note.services',
  whole: 'note.visit-whole',
  next: 'note.next-service',
  previous: 'note.previous-service',
  nextPart: 'note.next-service-part',
  absent: 'note.service-absent',
} as const
