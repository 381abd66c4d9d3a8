import type { Reference } from '#generated/types/reference.ts'
import type { Creates } from '#generated/types/resources.ts'
import { licenceType, placeOfService, serviceCategory } from '#server/demo/facts/coded.ts'
import { type DemoClock, demoZone } from '#server/demo/facts/demo-clock.ts'
import { knownAs, referTo } from '#server/demo/facts/id-of.ts'
import { districts, locations, organizations, programs } from '#server/demo/facts/practice.ts'
import { services } from '#server/demo/facts/services.ts'
import { staff } from '#server/demo/facts/staff.ts'

/** One row of the demo on its way: its readable key, its type and the body of the create. */
export type Row = {
  readonly [Type in keyof Creates]: {
    readonly key: string
    readonly type: Type
    readonly body: Creates[Type]
  }
}[keyof Creates]

/** The practice's own structure, in an order in which every reference finds its row. */
export function structureRows(clock: DemoClock): readonly Row[] {
  return [
    ...organizationRows(),
    ...districtRows(),
    ...locationRows(),
    ...programRows(),
    ...serviceRows(),
    ...scheduleRows(clock),
  ]
}

function organizationRows(): readonly Row[] {
  return organizations.map(({ key, name, kind }) => ({
    key: `demo-org-${key}`,
    type: 'Organization',
    body: { name, kind, identifiers: [knownAs(`demo-org-${key}`)] },
  }))
}

/** Before all that has an address, so that each finds its district. */
function districtRows(): readonly Row[] {
  return districts.map(({ key, name, code, postalCodes, travelMinutes }) => ({
    key: `demo-district-${key}`,
    type: 'District',
    body: {
      name,
      code,
      kind: 'zone',
      postalCodes: [...postalCodes],
      manager: referTo('Practitioner', 'demo-pra-lindqvist'),
      travelMinutesDefault: travelMinutes,
      active: true,
      identifiers: [knownAs(`demo-district-${key}`)],
    },
  }))
}

function locationRows(): readonly Row[] {
  return locations.map((place) => ({
    key: `demo-loc-${place.key}`,
    type: 'Location',
    body: {
      name: place.name,
      shortName: place.shortName,
      kind: place.kind,
      timezone: demoZone,
      placeOfService: placeOfService(place.placeOfService),
      bookable: place.kind === 'Room' || place.kind === 'Vehicle',
      identifiers: [knownAs(`demo-loc-${place.key}`)],
      ...('partOf' in place ? { partOf: referTo('Location', `demo-loc-${place.partOf}`) } : {}),
      ...('capacity' in place ? { capacity: place.capacity } : {}),
      ...('telehealthUrl' in place ? { telehealthUrl: place.telehealthUrl } : {}),
      ...('street' in place ? liesAt(place) : {}),
    },
  }))
}

function liesAt({ street, postalCode }: { readonly street: string; readonly postalCode: string }) {
  const area = districts.find(({ postalCodes }) => postalCodes.some((code) => code === postalCode))
  return {
    address: addressOf(street, postalCode),
    ...(area && { district: referTo('District', `demo-district-${area.key}`) }),
  }
}

function programRows(): readonly Row[] {
  return programs.map((program) => ({
    key: `demo-prog-${program.key}`,
    type: 'Program',
    body: {
      name: program.name,
      code: program.key,
      kind: program.kind,
      status: 'Draft',
      part2: program.part2,
      planReviewDays: program.planReviewDays,
      color: program.color,
      locations: program.locations.map((key) => referTo('Location', `demo-loc-${key}`)),
      identifiers: [knownAs(`demo-prog-${program.key}`)],
      ...(program.key === 'SUD' ? { diagnosisCategories: ['F1'] } : {}),
    },
  }))
}

function serviceRows(): readonly Row[] {
  return services.map((service) => ({
    key: `demo-svc-${service.key}`,
    type: 'HealthcareService',
    body: {
      name: service.name,
      code: service.code,
      category: serviceCategory(service.category),
      status: 'Draft',
      flags: service.flags,
      sessionTimeUnit: service.time,
      unitBasis: service.basis,
      rounding: 'EightMinute',
      ...(service.basis === 'Minutes' || service.time === 'TimeIncrements' ? { incrementMinutes: 15 } : {}),
      ...(service.bounds ? { minMinutes: service.bounds[0], maxMinutes: service.bounds[1] } : {}),
      defaultMinutes: service.usual,
      billingCode: service.code.slice(0, 5),
      modes: service.key === 'residential' ? ['InPerson'] : ['InPerson', 'Telehealth'],
      missedVisitService: service.key === 'missed',
      requiresCarePlanLink: false,
      programs: service.programs.map((key) => referTo('Program', `demo-prog-${key}`)),
      identifiers: [knownAs(`demo-svc-${service.key}`)],
    },
  }))
}

function scheduleRows(clock: DemoClock): readonly Row[] {
  return staff
    .filter((member) => member.licence !== undefined)
    .map((member) => ({
      key: `demo-sched-${member.key}`,
      type: 'Schedule',
      body: {
        owner: referTo('Practitioner', `demo-pra-${member.key}`),
        ownerKind: 'Practitioner',
        name: `${member.given} ${member.family}`,
        timezone: demoZone,
        period: { start: clock.day(-400) },
        availability: openDays(clock).flatMap((weekday) => [
          { id: `${weekday}-open`, kind: 'Available', weekday, start: '08:30', end: '17:00' } as const,
          { id: `${weekday}-lunch`, kind: 'Unavailable', weekday, start: '12:00', end: '12:30' } as const,
        ]),
        identifiers: [knownAs(`demo-sched-${member.key}`)],
      },
    }))
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Monday to Friday, and the day on which the demo was made: its calendar is shown whatever weekday that is. */
function openDays(clock: DemoClock) {
  return weekdays.filter((_, index) => index < 5 || index + 1 === clock.weekday(0))
}

/** An address of the invented town. */
export function addressOf(street: string, postalCode: string) {
  return { use: 'home', lines: [street], city: 'Riverbend', state: 'IL', postalCode, country: 'US' } as const
}

/** The profile of one member of staff; `roles` are the practice's security roles by key. */
export function practitionerBody(
  key: string,
  roles: ReadonlyMap<string, Reference>,
  clock: DemoClock,
): Creates['Practitioner'] {
  const member = staff.find((one) => one.key === key)
  if (!member) throw new Error(`the demo has no member of staff ${key}`)
  const served = member.programs === 'all' ? programs.map((program) => program.key) : member.programs
  return {
    active: true,
    name: { use: 'official', given: [member.given], family: member.family },
    roles: rolesOf(member.roles, roles),
    programs: served.map((program) => referTo('Program', `demo-prog-${program}`)),
    requiresCoSignature: member.needsCoSignature ?? false,
    timezone: demoZone,
    contacts: [{ system: 'email', value: `${key}@example.org`, use: 'work' }],
    identifiers: [knownAs(`demo-pra-${key}`)],
    ...(member.credentials ? { credentials: member.credentials } : {}),
    ...(member.licence ? { licenses: [licenceOf(member.licence, key, clock)] } : {}),
    ...(member.supervisor ? supervision(member.supervisor, clock) : {}),
  }
}

function rolesOf(
  names: readonly string[],
  roles: ReadonlyMap<string, Reference>,
): readonly [Reference, ...Reference[]] {
  const [first, ...rest] = names.flatMap((name) => roles.get(name.toLowerCase().replaceAll(' ', '-')) ?? [])
  if (!first) throw new Error(`no role of the demo is called ${names.join(', ')}`)
  return [first, ...rest]
}

function licenceOf(type: string, key: string, clock: DemoClock) {
  return {
    type: licenceType(type),
    number: `DEMO-${key.toUpperCase()}`,
    issued: clock.day(-900),
    expires: clock.day(key === 'abara' ? 40 : 200 + key.length * 40),
    primarySourceVerified: true,
  }
}

function supervision(supervisor: string, clock: DemoClock) {
  const practitioner = referTo('Practitioner', `demo-pra-${supervisor}`)
  return {
    supervisor: practitioner,
    supervisors: [{ practitioner, kind: 'clinical' as const, period: { start: clock.day(-400) } }],
  }
}
