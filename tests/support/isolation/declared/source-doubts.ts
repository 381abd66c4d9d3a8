import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'
import { closedBy, labelFacts, mayBeLabelled, readClosed } from '#server/stores/labels/closed-by.ts'
import { labelsOf } from '#server/stores/labels/labels-of.ts'
import type { Target } from '#server/stores/references/find-displays.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument } from '#server/stores/typed-row.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What is found, and what the rule of the tests says. */
type Case = readonly [what: string, found: unknown, expected: unknown]

const ref = (resourceType: string, id: string) => ({ id, resourceType })
const somebody = ref('Practitioner', 'somebody')

/** For tests of isolation, where labels come from otherwise than the rule of these tests says, and what is shown to whom. */
export function sourceDoubts(): readonly string[] {
  const cases = [
    ...derivedCases(),
    ...givenCases(),
    ...inheritedCases(),
    ...factCases(),
    ...partCases(),
    ...itemCases(),
    ...ownCases(),
  ]
  return cases.flatMap(([what, found, expected]) =>
    JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${what}: ${JSON.stringify(found)}`],
  )
}

function labelled(type: ResourceType, after: Document, targets: readonly Target[] = []): readonly unknown[] {
  const { securityLabels = [] } = labelsOf({
    entry: registry[type],
    after,
    targets: new Map(targets.map((target) => [target.id, target])),
  })
  return securityLabels.map((label) => label.code)
}

function derivedCases(): readonly Case[] {
  const closes = (type: ResourceType) =>
    readClosed(closedBy(registry[type], { meta: { securityLabels: [{ code: 'R' }] } })).labels
  return [
    ['a confidential note', labelled('Note', { confidential: true }), ['R']],
    ['a note', labelled('Note', { confidential: false }), []],
    ['a sensitive condition', labelled('Condition', { sensitive: true }), ['R']],
    ['a condition', labelled('Condition', {}), []],
    ['a process note', labelled('Scribble', { kind: 'ProcessNote' }), ['PSYTHPN']],
    ['a scribble', labelled('Scribble', { kind: 'Note' }), []],
    ['labels of a condition close it', closes('Condition'), ['R']],
    ['labels of a patient close nothing', closes('Patient'), []],
    [
      'an event of the trail has none',
      mayBeLabelled({ ...registry.AuditEvent, patientField: 'patient' }),
      false,
    ],
  ]
}

const target = (type: ResourceType, content: Document, closed: string | null = null): Target =>
  // What else is known of a target decides over no label.
  ({ id: 'target', type, content, closed }) as unknown as Target

function givenCases(): readonly Case[] {
  const definition = target('NoteDefinition', { securityLabels: [{ code: 'HIV' }] })
  const program = (part2: boolean) => target('Program', { part2 })
  const inProgram = { program: ref('Program', 'target') }
  return [
    [
      'a note of a definition',
      labelled('Note', { definition: ref('NoteDefinition', 'target') }, [definition]),
      ['HIV'],
    ],
    ...(['EpisodeOfCare', 'Encounter', 'Note'] as const).flatMap((type): readonly Case[] => [
      [`${type} of a program under Part 2`, labelled(type, inProgram, [program(true)]), ['SUD']],
      [`${type} of another program`, labelled(type, inProgram, [program(false)]), []],
    ]),
  ]
}

const paths = ['encounter', 'note', 'episodeOfCare', 'source', 'partOf', 'derivedFrom', 'assessment']

function inheritedCases(): readonly Case[] {
  const owner = target('Condition', {}, JSON.stringify({ labels: ['SDV'], programs: [] }))
  const of = (type: ResourceType, path: string) =>
    labelled(type, { [path]: ref('Condition', 'target') }, [owner])
  return [
    ...paths.map(
      (path): Case => [`what belongs to another row by ${path}`, of('Observation', path), ['SDV']],
    ),
    ...(['Appointment', 'Consent', 'NoteAudit'] as const).map(
      (type): Case => [`${type} of a labelled row`, of(type, 'encounter'), []],
    ),
  ]
}

const writing: readonly (readonly [string, Document])[] = [
  ['author', { author: somebody }],
  ['owner', { owner: somebody }],
  ['scribe', { scribe: somebody }],
  ['who takes part', { participants: [{ individual: somebody }] }],
  ['who reviews', { reviewers: [{ practitioner: somebody }] }],
  ['who has signed', { signatures: [{ signer: somebody }] }],
  ['who made it', { meta: { createdBy: somebody } }],
]

function factCases(): readonly Case[] {
  const { programs } = labelFacts({ program: ref('Program', 'day') })
  return [
    ...writing.map(
      ([who, document]): Case => [`${who} works on it`, labelFacts(document).writers, ['somebody']],
    ),
    ['whose author it is', labelFacts({ author: somebody }).author, 'somebody'],
    ['whose owner it is', labelFacts({ owner: somebody }).author, 'somebody'],
    ['of which program it is', programs, ['day']],
  ]
}

type Looking = { readonly profile?: string; readonly flag?: string; readonly circles?: readonly string[] }

/** What is shown of a row to whoever looks at it. */
function shownTo(
  type: ResourceType,
  document: Document,
  { profile = 'nobody', flag, circles = [] }: Looking,
): Document {
  const granted = new Set(flag === undefined ? [] : [`app:contract-enum:anyflags:${flag}:Allow`])
  const reader = { granted, personId: 'person', profiles: [profile], circles }
  return masked(
    reader,
    registry[type],
    storedDocument({ id: 'row', resourceType: type, meta: {}, ...document }),
  )
}

function partCases(): readonly Case[] {
  const words = { title: 'a', description: 'b', cancellation: { comment: 'c' } }
  const seen = (kind: string, more: Document, who: Parameters<typeof shownTo>[2]) => {
    const shown = membersOf(shownTo('Appointment', { kind, status: 'booked', ...words, ...more }, who))
    return Object.keys(words).filter((name) => shown[name] !== undefined)
  }
  const all = Object.keys(words)
  return [
    ...['Block', 'TimeOff', 'Travel'].map(
      (kind): Case => [`${kind} of somebody else`, seen(kind, {}, {}), []],
    ),
    ['a visit', seen('Visit', {}, {}), all],
    ['the own', seen('Block', { owner: somebody }, { profile: 'somebody' }), all],
    [
      'where one takes part',
      seen('Block', { attendees: [{ subject: somebody }] }, { profile: 'somebody' }),
      all,
    ],
    ['what one has made', seen('Block', { meta: { createdBy: somebody } }, { profile: 'somebody' }), all],
    ['what others may see who are told', seen('Block', {}, { flag: 'CanSeePrivateEvents' }), all],
  ]
}

function itemCases(): readonly Case[] {
  const alerts = [
    { showTo: 'clinical', text: 'a' },
    { showTo: 'everybody', text: 'b' },
  ]
  const told = (flag?: string) => {
    const shown = membersOf(shownTo('Patient', { alerts }, flag === undefined ? {} : { flag })).alerts
    return Array.isArray(shown) ? shown.map((alert) => membersOf(alert).text) : []
  }
  return [
    ['alerts of those who read nothing clinical', told(), ['b']],
    ...['CanReadClinical', 'FullPermissions', 'InterfaceServices', 'BackgroundJobs'].map(
      (flag): Case => [`alerts of ${flag}`, told(flag), ['a', 'b']],
    ),
  ]
}

/** People of the portal see their own part of a packet, staff all of them. */
function ownCases(): readonly Case[] {
  const packet = {
    assignees: [
      { person: somebody, audience: 'Patient' },
      { person: ref('RelatedPerson', 'mother'), audience: 'Guardian' },
    ],
    items: [
      { itemId: 'mood', audience: 'Patient' },
      { itemId: 'view', audience: 'Guardian' },
      { itemId: 'none' },
    ],
  }
  const told = (who: Looking) => {
    const { items } = membersOf(shownTo('PacketResponse', packet, who))
    return Array.isArray(items) ? items.map((item) => membersOf(item).itemId) : []
  }
  return [
    ['the own part of a packet', told({ profile: 'somebody', circles: ['ownOnly'] }), ['mood']],
    ['that of the mother', told({ profile: 'mother', circles: ['ownOnly'] }), ['view']],
    ['that of nobody', told({ circles: ['ownOnly'] }), []],
    ['a packet to staff', told({ profile: 'somebody' }), ['mood', 'view', 'none']],
  ]
}
