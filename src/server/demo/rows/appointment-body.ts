import type { Creates } from '#generated/types/resources.ts'
import { type DemoClock, demoZone, minutesAfter } from '#server/demo/facts/demo-clock.ts'
import type { DemoPatient } from '#server/demo/facts/demo-patients.ts'
import { knownAs, referTo } from '#server/demo/facts/id-of.ts'
import { episodeKey, patientKey } from './patient-rows.ts'
import type { Row } from './structure-rows.ts'
import type { DemoMeeting } from './weekly-meetings.ts'

/** The readable key of a meeting's appointment. */
export function appointmentKey(meeting: DemoMeeting): string {
  return `demo-app-${meeting.key}`
}

/** The row as the body with which a meeting of the demo is booked; what became of it follows by its transitions. */
export function appointmentBody(meeting: DemoMeeting, clock: DemoClock): Creates['Appointment'] {
  const start = clock.time(meeting.day, meeting.clock)
  const people = meeting.members ?? (meeting.patient ? [meeting.patient] : [])
  const first = meeting.patient
  return {
    status: meeting.course === 'pending' ? 'pending' : 'booked',
    start,
    end: minutesAfter(start, meeting.minutes),
    timezone: demoZone,
    duration: meeting.minutes,
    isGroup: meeting.members !== undefined,
    kind: meeting.kind,
    mode: meeting.mode,
    owner: referTo('Practitioner', `demo-pra-${meeting.owner}`),
    serviceType: referTo('HealthcareService', `demo-svc-${meeting.service}`),
    location: referTo('Location', `demo-loc-${meeting.location}`),
    attendees: people.map((patient, index) => attendee(patient, index)),
    identifiers: [knownAs(appointmentKey(meeting))],
    ...(meeting.members
      ? { group: referTo('Group', groupKey), program: referTo('Program', 'demo-prog-AOP') }
      : {}),
    ...(meeting.title ? { title: meeting.title } : {}),
    ...(first?.program ? { program: referTo('Program', `demo-prog-${first.program}`) } : {}),
    ...(first?.enrolledOn ? { episodeOfCare: referTo('EpisodeOfCare', episodeKey(first)) } : {}),
  }
}

function attendee(patient: DemoPatient, index: number) {
  return {
    id: `attendee-${index + 1}`,
    kind: 'Patient' as const,
    subject: referTo('Patient', patientKey(patient)),
    requirement: 'Required' as const,
    status: 'booked' as const,
    ...(patient.enrolledOn ? { episodeOfCare: referTo('EpisodeOfCare', episodeKey(patient)) } : {}),
  }
}

/** The readable key of the skills group. */
const groupKey = 'demo-group-dbt'

/** The skills group of today's meeting, with everybody who takes part. */
export function groupRow(members: readonly DemoPatient[], clock: DemoClock): Row {
  return {
    key: groupKey,
    type: 'Group',
    body: {
      name: 'DBT skills',
      kind: 'Skills',
      enrollment: 'Closed',
      program: referTo('Program', 'demo-prog-AOP'),
      service: referTo('HealthcareService', 'demo-svc-group'),
      location: referTo('Location', 'demo-loc-main-a'),
      facilitators: [
        { practitioner: referTo('Practitioner', 'demo-pra-okafor'), role: 'Primary' },
        { practitioner: referTo('Practitioner', 'demo-pra-fontaine'), role: 'Co' },
      ],
      members: members.map((patient, index) => ({
        id: `member-${index + 1}`,
        patient: referTo('Patient', patientKey(patient)),
        status: 'Active',
        period: { start: patient.enrolledOn ?? clock.today },
        ...(patient.enrolledOn ? { episodeOfCare: referTo('EpisodeOfCare', episodeKey(patient)) } : {}),
      })),
      currentSession: 5,
      identifiers: [knownAs(groupKey)],
    },
  }
}
