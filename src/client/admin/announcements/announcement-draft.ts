import type { AnnouncementSeverity } from '#generated/enumerations/announcement-severity.ts'
import type { Announcement } from '#generated/types/announcement.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'

/** An announcement as it is written: its moments as they stand on the wall of the practice. */
export type AnnouncementDraft = {
  readonly title: string
  readonly body: string
  readonly severity: AnnouncementSeverity
  /** `2026-11-24T09:00`; an empty end: until it is taken away. */
  readonly start: string
  readonly end: string
  readonly dismissible: boolean
  readonly roles: readonly string[]
}

/** What is written anew begins now, for everybody. */
export function newDraft(now: string, zone: string): AnnouncementDraft {
  const start = onWall(now, zone)
  return { title: '', body: '', severity: 'Info', start, end: '', dismissible: true, roles: [] }
}

/** A draft of one that is there. */
export function draftOf(announcement: Announcement, zone: string): AnnouncementDraft {
  const { title, body, severity, start, end, dismissible, audience } = announcement
  return {
    title,
    body,
    severity,
    dismissible,
    start: onWall(start, zone),
    end: end === undefined ? '' : onWall(end, zone),
    roles: audience.securityRoles ?? [],
  }
}

/** The fields of an announcement as the draft wants them. */
export function fieldsOf(draft: AnnouncementDraft, zone: string) {
  const { title, body, severity, start, end, dismissible, roles } = draft
  return {
    title: title.trim(),
    body: body.trim(),
    severity,
    dismissible,
    audience: roles.length > 0 ? { securityRoles: roles } : {},
    start: instantOf(start, zone),
    ...(end !== '' && { end: instantOf(end, zone) }),
  }
}

/** What is wanting before it can be stored. */
export function wantingIn({
  title,
  body,
  start,
  end,
}: AnnouncementDraft): 'title' | 'body' | 'start' | 'end' | undefined {
  if (title.trim() === '') return 'title'
  if (body.trim() === '') return 'body'
  if (start === '') return 'start'
  return end !== '' && end <= start ? 'end' : undefined
}

function onWall(instant: string, zone: string): string {
  const { date, time } = localMoment(instant, zone)
  return `${date}T${time}`
}

function instantOf(wall: string, zone: string): string {
  const [date = '', time = '00:00'] = wall.split('T')
  return new Date(Date.parse(momentOf({ date, time }, zone).instant)).toISOString()
}
