import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { alwaysResults } from './asked-always.ts'
import { dayOfService } from './day-of-service.ts'
import type { Chosen } from './opinion.ts'
import { plansOn } from './plans-on.ts'
import { wasOpenOn } from './was-open-on.ts'

const dayOn = (serviceDate: string) => dayOfService({ serviceDate, timezone: 'America/Chicago' })
const patient = { id: 'rivera', display: 'Rivera' }
const plan = {
  id: 'plan',
  status: 'Active',
  period: { start: '2026-01-05' },
  nextReview: '2026-04-05',
  problems: [{ id: 'p', goals: [{ id: 'g', objectives: [{ id: 'o' }] }] }],
}
const licence = {
  type: { code: 'LCSW', display: 'LCSW' },
  number: '1',
  state: { code: 'IL', display: 'Illinois' },
}
const tick = { _rowId: 'r', carePlan: { id: 'plan', resourceType: 'CarePlan' }, problemId: 'p', goalId: 'g' }

type Change = {
  readonly encounter?: object
  readonly service?: object
  readonly related?: object
  readonly data?: object
  readonly narrative?: string
  readonly note?: object
  readonly chosen?: Chosen
  readonly reason?: string
}

function scene({ encounter, service, related, data = {}, narrative, note }: Change): NoteParts {
  return {
    note: {
      kind: 'Note',
      composition: 'Individual',
      signingState: 'Draft',
      sections: [{ id: 's', key: 's', order: 1, data, narrative }],
      ...note,
    },
    session: {
      encounter: { visitStatus: 'Show', mode: 'InPerson', serviceDate: '2026-03-02', ...encounter },
      patient,
      service: { name: 'Therapy', category: { code: 'therapy-individual' }, ...service },
      conditions: [],
      related: { plans: [], consents: [], performer: { id: 'okafor', display: 'Okafor' }, ...related },
    },
    members: [],
    services: [],
    // What the checks look at of these records, and no more.
  } as unknown as NoteParts
}

/** What is said, by the check's name: its outcome and the message. */
function said(change: Change): Readonly<Record<string, string>> {
  const { chosen = {}, reason } = change
  const overrides = reason === undefined ? [] : [{ ruleId: 'asked-always', itemId: 'plan-link', reason }]
  const results = alwaysResults(scene(change), { chosen, overrides, mayOverrideBlocks: false })
  return Object.fromEntries(
    results.map(({ itemId, outcome, severity, sentence }) => [
      itemId,
      `${outcome}${outcome === 'Pass' ? '' : ` ${severity}`} ${sentence?.id?.replace('notes.', '')}`,
    ]),
  )
}

const asksForPlan = { service: { requiresCarePlanLink: true }, related: { plans: [plan] } }

test('a session without a plan, a license or anything taken over says nothing', () => {
  expect(said({})).toEqual({})
  expect(said({ encounter: { visitStatus: 'NoShow' }, ...asksForPlan })).toEqual({})
})

test('a placeholder that nobody filled in keeps any note from being ready, with or without a session', () => {
  const open = { data: { summary: 'Seen on {{session.date}}', mood: 'He was [[calm|tense]]' } }
  const wanted = { placeholders: 'Fail Block open-placeholder' }
  expect(said(open)).toEqual(wanted)
  expect(said({ ...open, encounter: { visitStatus: 'NoShow' } })).toEqual(wanted)
  expect(said({ narrative: 'About {{?what}}' })).toEqual(wanted)
  expect(said({ data: { summary: 'Seen [[today]] and {{' } })).toEqual({})
})

test('where the service asks for the care plan, the note names a goal that the plan of that day has', () => {
  const missing = 'Fail Warn plan-link-missing'
  expect(said(asksForPlan)['plan-link']).toBe(missing)
  expect(said({ ...asksForPlan, data: { goals: [tick] } })['plan-link']).toBe('Pass plan-link-there')
  expect(said({ ...asksForPlan, data: { goals: [{ ...tick, goalId: 'gone' }] } })['plan-link']).toBe(missing)
  const kept = { carePlanActivities: [{ carePlan: tick.carePlan, goalId: 'g' }] }
  expect(said({ ...asksForPlan, encounter: kept })['plan-link']).toBe('Pass plan-link-there')
  const withdrawn = { ...kept, withdrawnActivities: [{ carePlan: { id: tick.carePlan.id }, goalId: 'g' }] }
  expect(said({ ...asksForPlan, encounter: withdrawn })['plan-link']).toBe(missing)
  const later = { plans: [{ ...plan, period: { start: '2026-03-03' } }] }
  expect(said({ ...asksForPlan, related: later })['plan-link']).toBe('Fail Warn no-plan-that-day')
  const draft = { plans: [{ ...plan, status: 'Draft' }] }
  expect(said({ ...asksForPlan, related: draft })['plan-link']).toBe('Fail Warn no-plan-that-day')
})

test('how much a missing goal matters is the practice’s choice, and first contacts are asked for none', () => {
  expect(said({ ...asksForPlan, chosen: { missingPlanLink: 'Block' } })['plan-link']).toBe(
    'Fail Block plan-link-missing',
  )
  expect(said({ ...asksForPlan, chosen: { missingPlanLink: 'Off' } })).not.toHaveProperty('plan-link')
  const ofDefinition = { related: { plans: [plan] }, chosen: { requiresCarePlanLink: true } }
  expect(said(ofDefinition)['plan-link']).toBe('Fail Warn plan-link-missing')
  for (const code of ['assessment', 'crisis'])
    expect(
      said({ ...asksForPlan, service: { requiresCarePlanLink: true, category: { code } } }),
    ).not.toHaveProperty('plan-link')
  expect(said({ ...asksForPlan, note: { kind: 'AssessmentNote' } })).not.toHaveProperty('plan-link')
})

test('a warning is taken on with a reason, and what blocks is not', () => {
  expect(said({ ...asksForPlan, reason: 'Crisis on the phone' })['plan-link']).toBe(
    'Overridden Warn plan-link-missing',
  )
  const blocked = { ...asksForPlan, chosen: { missingPlanLink: 'Block' as const }, reason: 'Because' }
  expect(said(blocked)['plan-link']).toBe('Fail Block plan-link-missing')
})

test('a plan whose review was due before the session is told, but not where the plan is being made', () => {
  const related = { plans: [plan] }
  expect(said({ related })['plan-review']).toBe('Pass plan-review-fresh')
  expect(said({ related, encounter: { serviceDate: '2026-04-05' } })['plan-review']).toBe(
    'Pass plan-review-fresh',
  )
  expect(said({ related, encounter: { serviceDate: '2026-04-06' } })['plan-review']).toBe(
    'Fail Warn plan-review-overdue',
  )
  const planning = { category: { code: 'care-planning' } }
  expect(said({ related, encounter: { serviceDate: '2026-04-06' }, service: planning })).toEqual({})
})

test('whoever led the session had a license that day, one that the service takes, and for the state of the patient', () => {
  const by = (...licenses: readonly object[]) => ({ performer: { id: 'o', display: 'Okafor', licenses } })
  expect(said({ related: by(licence) }).licence).toBe('Pass licence-fits')
  expect(said({ related: by({ ...licence, expires: '2026-03-02' }) }).licence).toBe('Pass licence-fits')
  expect(said({ related: by({ ...licence, expires: '2026-03-01' }) }).licence).toBe(
    'Fail Warn licence-expired',
  )
  expect(said({ related: by({ ...licence, issued: '2026-03-03' }) }).licence).toBe(
    'Fail Warn licence-expired',
  )
  const service = { allowedLicenses: [{ code: 'MD', display: 'MD' }] }
  expect(said({ related: by(licence), service }).licence).toBe('Fail Warn licence-not-taken')
  expect(said({ related: by(), service }).licence).toBe('Fail Warn licence-not-taken')
  const from = (code: string, mode = 'Telehealth') => ({
    encounter: { mode, telehealth: { consentConfirmed: true, patientState: { code, display: code } } },
  })
  expect(said({ related: by(licence), ...from('IL') }).licence).toBe('Pass licence-fits')
  expect(said({ related: by(licence), ...from('WI') }).licence).toBe('Fail Warn licence-other-state')
  expect(said({ related: by(licence), ...from('WI', 'InPerson') }).licence).toBe('Pass licence-fits')
  const anywhere = { type: licence.type, number: '1' }
  expect(said({ related: by(anywhere), ...from('WI') }).licence).toBe('Pass licence-fits')
})

test('a member’s part of a group is not asked for the license again', () => {
  const related = { performer: { id: 'o', display: 'Okafor', licenses: [licence] } }
  const member = { composition: 'Group', partOf: { id: 'common', resourceType: 'Note' } }
  expect(said({ related, note: member })).not.toHaveProperty('licence')
})

test('telehealth needs a consent: on file for that day, or given at its beginning', () => {
  const encounter = { mode: 'Telehealth' }
  const onFile = (more: object) => ({
    consents: [
      {
        kind: { code: 'telehealth', display: 'Telehealth' },
        status: 'Active',
        decision: 'Permit',
        period: { start: '2026-01-01', end: '2026-12-31' },
        ...more,
      },
    ],
  })
  const missing = 'Fail Warn telehealth-consent-missing'
  expect(said({ encounter }).consent).toBe(missing)
  expect(said({ encounter, related: onFile({}) }).consent).toBe('Pass telehealth-consent-there')
  for (const more of [
    { status: 'Revoked' },
    { decision: 'Deny' },
    { kind: { code: 'treatment', display: 'Treatment' } },
    { period: { start: '2026-03-03' } },
  ])
    expect(said({ encounter, related: onFile(more) }).consent).toBe(missing)
  const confirmed = { ...encounter, telehealth: { consentConfirmed: true } }
  expect(said({ encounter: confirmed }).consent).toBe('Pass telehealth-consent-there')
  expect(said({ encounter: { mode: 'InPerson' } })).not.toHaveProperty('consent')
  expect(said({ encounter, related: { consents: undefined } })).not.toHaveProperty('consent')
})

test('a note whose text is taken over nearly whole is told, and one that is mostly new is not', () => {
  const from = { from: { id: 'earlier', resourceType: 'Note' }, on: '2026-02-23' }
  const carried = { _carried: { story: from } }
  const text = (letters: number) => 'x'.repeat(letters)
  expect(said({ data: { ...carried, story: text(270), today: text(30) } }).carried).toBe(
    'Fail Warn mostly-carried',
  )
  expect(said({ data: { ...carried, story: text(269), today: text(31) } }).carried).toBe(
    'Pass partly-carried',
  )
  expect(said({ data: { ...carried, story: text(270) }, narrative: text(300) }).carried).toBe(
    'Pass partly-carried',
  )
  expect(said({ data: { ...carried, story: text(199) } })).not.toHaveProperty('carried')
  expect(said({ data: { story: text(300) } })).not.toHaveProperty('carried')
})

test('a plan and its goals are judged as they stood on the day of service, not as they stand now', () => {
  const at = (date: string, from: 'InProgress' | 'Achieved', to: 'InProgress' | 'Achieved') => ({
    from,
    to,
    at: `${date}T15:00:00.000Z`,
    by: { id: 'okafor', resourceType: 'Practitioner' as const },
  })
  const goal = { status: 'Achieved' as const, statusHistory: [at('2026-03-10', 'InProgress', 'Achieved')] }
  expect(['2026-03-09', '2026-03-10', '2026-03-11'].map((date) => wasOpenOn(goal, dayOn(date)))).toEqual([
    true,
    true,
    false,
  ])
  const again = {
    status: 'InProgress' as const,
    statusHistory: [...goal.statusHistory, at('2026-03-20', 'Achieved', 'InProgress')],
  }
  expect(['2026-03-09', '2026-03-15', '2026-03-25'].map((date) => wasOpenOn(again, dayOn(date)))).toEqual([
    true,
    false,
    true,
  ])
  // A plan of a test has only what is asked of it.
  const planOf = (id: string, status: string, start: string) =>
    ({ ...plan, id, status, period: { start } }) as unknown as CarePlan
  const former = planOf('former', 'Completed', '2026-01-01')
  const present = planOf('present', 'Active', '2026-03-05')
  const on = (date: string) => plansOn([former, present], dayOn(date))?.map(({ id }) => id)
  expect([on('2026-03-04'), on('2026-03-05')]).toEqual([['former'], ['present']])
})

test('a version of a plan counts from its last signature, where the service is given; until then the one before does, and what was ended does not', () => {
  const planOf = (id: string, status: string, more: object) =>
    ({ ...plan, id, status, ...more }) as unknown as CarePlan
  const signature = (signedAt: string) => ({ signatures: [{ id: 's', signedAt }] })
  const former = planOf('former', 'Completed', {
    ...{ period: { start: '2026-01-01', end: '2026-03-10' } },
    ...signature('2026-01-02T18:00:00Z'),
  })
  const present = planOf('present', 'Active', {
    ...{ period: { start: '2026-03-05' }, replaces: { id: 'former' } },
    // In the evening of the 10th in Chicago.
    ...signature('2026-03-11T01:00:00Z'),
  })
  const on = (date: string) => plansOn([former, present], dayOn(date))?.map(({ id }) => id)
  expect(['2026-01-01', '2026-03-07', '2026-03-10'].map(on)).toEqual([[], ['former'], ['present']])
  const revoked = planOf('revoked', 'Revoked', { period: { start: '2026-01-01', end: '2026-02-01' } })
  expect(plansOn([revoked], dayOn('2026-02-02'))).toEqual([])
})

test('a goal that was met in the evening was not open on the day after', () => {
  const met = {
    status: 'Achieved' as const,
    statusHistory: [{ from: 'InProgress', to: 'Achieved', at: '2026-02-04T01:00:00Z' }],
  }
  expect(['2026-02-03', '2026-02-04'].map((date) => wasOpenOn(met as never, dayOn(date)))).toEqual([
    true,
    false,
  ])
})
