import type { DemoClock } from '#server/demo/facts/demo-clock.ts'
import type { DemoPatient } from '#server/demo/facts/demo-patients.ts'
import { between, pick, pickWeighted, type Random, randomFrom } from '#server/demo/facts/random.ts'

/** What became, or is to become, of one meeting. */
export type Course = 'fulfilled' | 'noshow' | 'cancelled' | 'booked' | 'pending' | 'checked-in' | 'running'

/** One meeting of the demo: a row of the calendar and, when it took place, its session and note. */
export type DemoMeeting = {
  readonly key: string
  readonly day: number
  readonly clock: string
  readonly minutes: number
  readonly service: string
  readonly owner: string
  readonly location: string
  readonly mode: 'InPerson' | 'Telehealth'
  readonly patient?: DemoPatient
  readonly members?: readonly DemoPatient[]
  readonly kind: 'Visit' | 'Meeting'
  readonly title?: string
  readonly course: Course
  /** Hours between the end and the author's signature; absent: not signed. */
  readonly signedAfterHours?: number
}

type DayLine = Pick<DemoMeeting, 'key' | 'clock' | 'minutes' | 'service' | 'location' | 'course'> &
  Partial<Pick<DemoMeeting, 'mode' | 'kind' | 'title' | 'signedAfterHours'>> & { readonly who?: string }

const okaforsLines: readonly DayLine[] = [
  {
    key: 'today-1',
    clock: '08:30',
    minutes: 30,
    service: 'individual',
    location: 'main-1',
    who: 'A-02',
    course: 'fulfilled',
    signedAfterHours: 0.4,
  },
  {
    key: 'today-2',
    clock: '09:00',
    minutes: 50,
    service: 'individual',
    location: 'main-1',
    who: 'A-07',
    course: 'noshow',
  },
  {
    key: 'today-3',
    clock: '10:00',
    minutes: 60,
    service: 'individual',
    location: 'main-1',
    who: 'A-04',
    course: 'running',
  },
  {
    key: 'today-4',
    clock: '11:00',
    minutes: 50,
    service: 'individual',
    location: 'main-1',
    who: 'A-03',
    course: 'checked-in',
  },
  {
    key: 'today-5',
    clock: '13:00',
    minutes: 90,
    service: 'group',
    location: 'main-a',
    title: 'DBT skills',
    course: 'booked',
  },
  {
    key: 'today-6',
    clock: '15:30',
    minutes: 50,
    service: 'individual',
    location: 'telehealth',
    who: 'A-11',
    mode: 'Telehealth',
    course: 'booked',
  },
  {
    key: 'today-7',
    clock: '16:30',
    minutes: 30,
    service: 'meeting',
    location: 'main-1',
    kind: 'Meeting',
    title: 'Supervision with Mara Lindqvist',
    course: 'booked',
  },
]

/** Dana Okafor's day, whatever the weekday. */
export function okaforsDay(patients: readonly DemoPatient[]): readonly DemoMeeting[] {
  const outpatients = patients.filter(
    ({ program, isFormer, confidential }) => program === 'AOP' && !isFormer && !confidential,
  )
  return okaforsLines.map(({ who, ...line }) => ({
    day: 0,
    owner: 'okafor',
    kind: 'Visit',
    mode: 'InPerson',
    ...line,
    ...(line.service === 'group' ? { members: outpatients.slice(0, 8) } : {}),
    ...(who ? { patient: patientWith(patients, who) } : {}),
  }))
}

function patientWith(patients: readonly DemoPatient[], key: string): DemoPatient {
  const found = patients.find((patient) => patient.key === key)
  if (!found) throw new Error(`the demo has no patient ${key}`)
  return found
}

const usualService: Readonly<Record<string, readonly [string, number, string]>> = {
  AOP: ['individual', 50, 'main'],
  CFS: ['individual', 50, 'east'],
  SUD: ['individual', 50, 'main'],
  ACT: ['act', 60, 'main'],
  RES: ['skills', 60, 'maple'],
}

/** The rows of the weekly meetings of one patient of the demo from `from` to `to` days from today, without today; newest first. */
export function weeklyMeetings(
  clock: DemoClock,
  patient: DemoPatient,
  span: { from: number; to: number; weekday: number; hour: number },
): readonly DemoMeeting[] {
  const usual = patient.program && usualService[patient.program]
  if (!usual || patient.isFormer) return []
  const random = randomFrom(seedOf(patient))
  const days = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.to - index)
  return days
    .filter(
      (day) =>
        day !== 0 && clock.weekday(day) === span.weekday && clock.day(day) > (patient.enrolledOn ?? ''),
    )
    .map((day) => aMeeting(random, patient, { day, usual, hour: span.hour }))
}

function aMeeting(
  random: Random,
  patient: DemoPatient,
  { day, usual, hour }: { day: number; usual: readonly [string, number, string]; hour: number },
): DemoMeeting {
  const [service, minutes, location] = usual
  const past = day < 0
  const course = past
    ? pastCourse(random)
    : pickWeighted(random, [
        ['booked', 0.96],
        ['pending', 0.04],
      ] as const)
  const signed = past && course === 'fulfilled' ? signedAfter(random, day) : undefined
  return {
    key: `${patient.key}-${day}`,
    day,
    clock: `${String(hour).padStart(2, '0')}:00`,
    minutes: minutes + pick(random, [-10, -5, 0, 0, 0]),
    service,
    owner: patient.clinician,
    location,
    mode: 'InPerson',
    patient,
    kind: 'Visit',
    course,
    ...(signed === undefined ? {} : { signedAfterHours: signed }),
  }
}

function pastCourse(random: Random): Course {
  return pickWeighted(random, [
    ['fulfilled', 0.9],
    ['noshow', 0.06],
    ['cancelled', 0.04],
  ] as const)
}

/** 95 % sign within 2 to 30 hours, 3 % within 36 to 90, 2 % of the last ten days not yet. */
function signedAfter(random: Random, day: number): number | undefined {
  const roll = random()
  if (roll < 0.95) return Math.min(between(random, 2, 30), -day * 24 - 12)
  if (roll < 0.98 && day < -4) return between(random, 36, 90)
  return day > -10 ? undefined : between(random, 2, 30)
}

function seedOf({ key }: DemoPatient): number {
  return 20_260_301 + [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
}
