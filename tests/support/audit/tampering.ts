import { sql } from 'kysely'
import { eventColumns, linkHash } from '#server/database/audit/link-events.ts'
import type { Transaction } from '#server/database/database.ts'
import type { TrailFinding, TrailFlaw } from '#server/database/verify/trail-finding.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { Chance } from '#tests/support/chance.ts'

/** What an administrator of the database may aim at. */
export type Aims = {
  readonly practiceId: string
  /** How many events are linked, and at which of them the chain was signed. */
  readonly links: number
  readonly signed: readonly number[]
  readonly notes: readonly string[]
}

/** Something that a test of the audit did to the database, and what a verification must say of it. */
export type Tampering = {
  readonly what: string
  readonly act: (transaction: Transaction) => Promise<unknown>
  readonly named: (findings: readonly TrailFinding[]) => boolean
}

type Make = (chance: Chance, aims: Aims) => Tampering

/** One of all kinds of tampering, aimed by chance. */
export function tamperingBy(chance: Chance, aims: Aims): Tampering {
  const make = chance.pick(makes)
  if (!make) throw new Error('There is nothing to pick.')
  return make(chance, aims)
}

const makes: readonly Make[] = [
  eventEdited,
  eventEdited,
  eventMisfiled,
  eventEditedWithLink,
  eventEditedWithChain,
  eventsRemoved,
  eventsRemovedWithLinks,
  linkEdited,
  linksRemoved,
  eventsSwapped,
  endCut,
  endCutWithCheckpoints,
  checkpointRemoved,
  checkpointEdited,
  manifestRemoved,
  manifestEdited,
  manifestsSwapped,
  noteEdited,
  noteEdited,
  noteUnlocked,
  noteRemoved,
  versionRemoved,
  versionEdited,
  noteEditedEverywhere,
]

const run = (text: string) => (transaction: Transaction) => sql.raw(text).execute(transaction)

function eventOf({ practiceId }: Aims, number: number): string {
  return `practice_id = '${practiceId}' and id = (select event_id from audit_link where practice_id = '${practiceId}' and number = ${number})`
}

/** Some finding of one of these flaws covers all these numbers. */
function covers(flaws: readonly TrailFlaw[], from: number, to = from) {
  return (findings: readonly TrailFinding[]) =>
    findings.some((each) => flaws.includes(each.flaw) && each.from <= from && each.to >= to)
}

function tells(flaws: readonly TrailFlaw[], note: string) {
  return (findings: readonly TrailFinding[]) =>
    findings.some((each) => flaws.includes(each.flaw) && each.note === note)
}

const edits = [
  "reason = 'x'",
  "at = at + interval '1 second'",
  "outcome = case outcome when 'Error' then 'Success' else 'Error' end",
  'actor_id = gen_random_uuid()',
  'resource_id = gen_random_uuid()',
  "detail = '{}'",
  "type = 'Nothing'",
  'request_id = gen_random_uuid()',
]

function eventEdited(chance: Chance, aims: Aims): Tampering {
  const number = chance.whole(1, aims.links)
  const edit = chance.pick(edits) ?? ''
  return {
    what: `event ${number}: ${edit}`,
    act: run(`update audit_event set ${edit} where ${eventOf(aims, number)}`),
    named: covers(['events altered'], number),
  }
}

/** The event stays as it is and is hidden from those who search. */
function eventMisfiled(chance: Chance, aims: Aims): Tampering {
  const number = chance.whole(1, aims.links)
  const edit = chance.pick(["kind = kind || 'x'", 'acting_as = gen_random_uuid()']) ?? ''
  return {
    what: `event ${number}: ${edit}`,
    act: run(`update audit_event set ${edit} where ${eventOf(aims, number)}`),
    named: covers(['events misfiled'], number),
  }
}

/** Whoever makes the link of his event anew is betrayed by the next one, or by the signature. */
function eventEditedWithLink(chance: Chance, aims: Aims): Tampering {
  const number = chance.whole(1, aims.links)
  return {
    what: `event ${number} and its link`,
    act: (transaction) => rewrite(transaction, aims, number, number),
    named: (findings) =>
      covers(['events altered', 'events rewritten'], number)(findings) ||
      covers(['events altered'], number + 1)(findings),
  }
}

function eventEditedWithChain(chance: Chance, aims: Aims): Tampering {
  const number = chance.whole(1, aims.links)
  return {
    what: `event ${number} and every link from there on`,
    act: (transaction) => rewrite(transaction, aims, number, aims.links),
    named: covers(['events rewritten'], number),
  }
}

async function rewrite(transaction: Transaction, aims: Aims, from: number, to: number): Promise<void> {
  await run(`update audit_event set reason = 'rewritten' where ${eventOf(aims, from)}`)(transaction)
  const { rows } = await sql<JsonObject & { number: string; hash: Uint8Array }>`
    select l.number, l.hash, ${eventColumns} from audit_link l join audit_event e on e.practice_id = l.practice_id and e.id = l.event_id
    where l.practice_id = ${aims.practiceId}::uuid and l.number between ${from - 1}::bigint and ${to}::bigint order by l.number`.execute(
    transaction,
  )
  let previous: Uint8Array = new Uint8Array(32)
  for (const { number, hash, ...event } of rows) {
    previous = Number(number) < from ? hash : linkHash(previous, event)
    await sql`update audit_link set hash = ${Buffer.from(previous)}
      where practice_id = ${aims.practiceId}::uuid and number = ${number}::bigint`.execute(transaction)
  }
}

function stretch(chance: Chance, { links }: Aims): readonly [number, number] {
  const from = chance.whole(1, links - 1)
  return [from, Math.min(links - 1, from + chance.whole(0, 6))]
}

function eventsRemoved(chance: Chance, aims: Aims): Tampering {
  const [from, to] = stretch(chance, aims)
  return {
    what: `events ${from} to ${to} removed`,
    act: run(`delete from audit_event where practice_id = '${aims.practiceId}' and id in (
      select event_id from audit_link where practice_id = '${aims.practiceId}' and number between ${from} and ${to})`),
    named: covers(['events missing'], from, to),
  }
}

function eventsRemovedWithLinks(chance: Chance, aims: Aims): Tampering {
  const [from, to] = stretch(chance, aims)
  const removal = eventsRemoved(chance, aims)
  return {
    ...removal,
    what: `events and links ${from} to ${to} removed`,
    act: run(`with gone as (delete from audit_link where practice_id = '${aims.practiceId}' and number between ${from} and ${to}
      returning event_id) delete from audit_event where practice_id = '${aims.practiceId}' and id in (select event_id from gone)`),
    named: covers(['links missing'], from, to),
  }
}

function linkEdited(chance: Chance, aims: Aims): Tampering {
  const number = chance.whole(1, aims.links)
  return {
    what: `hash of link ${number}`,
    act: run(
      `update audit_link set hash = sha256(hash) where practice_id = '${aims.practiceId}' and number = ${number}`,
    ),
    named: covers(['links altered'], number),
  }
}

function linksRemoved(chance: Chance, aims: Aims): Tampering {
  const [from, to] = stretch(chance, aims)
  return {
    what: `links ${from} to ${to} removed`,
    act: run(
      `delete from audit_link where practice_id = '${aims.practiceId}' and number between ${from} and ${to}`,
    ),
    named: covers(['links missing'], from, to),
  }
}

function eventsSwapped(chance: Chance, aims: Aims): Tampering {
  const one = chance.whole(1, aims.links - 1)
  const other = chance.whole(one + 1, Math.min(aims.links, one + 5))
  const link = (number: number) => `practice_id = '${aims.practiceId}' and number = ${number}`
  return {
    what: `events ${one} and ${other} swapped`,
    act: async (transaction) => {
      const { rows } = await sql<{ number: string; event_id: string }>`select number, event_id from audit_link
        where practice_id = ${aims.practiceId}::uuid and number in (${one}, ${other}) order by number`.execute(
        transaction,
      )
      const [first, second] = rows.map(({ event_id }) => event_id)
      await run(`update audit_link set event_id = gen_random_uuid() where ${link(one)}`)(transaction)
      await run(`update audit_link set event_id = '${first}' where ${link(other)}`)(transaction)
      await run(`update audit_link set event_id = '${second}' where ${link(one)}`)(transaction)
    },
    named: (findings) =>
      covers(['events reordered'], one, other)(findings) ||
      (covers(['events reordered', 'events altered'], one)(findings) &&
        covers(['events reordered', 'events altered'], other)(findings)),
  }
}

function endCut(chance: Chance, aims: Aims): Tampering {
  const from = chance.whole(2, aims.links)
  return {
    what: `links from ${from} on cut off`,
    act: run(`with gone as (delete from audit_link where practice_id = '${aims.practiceId}' and number >= ${from} returning event_id)
      delete from audit_event where practice_id = '${aims.practiceId}' and id in (select event_id from gone)`),
    named: covers(['end cut off'], from, aims.links),
  }
}

function endCutWithCheckpoints(chance: Chance, aims: Aims): Tampering {
  const cut = endCut(chance, aims)
  return {
    ...cut,
    what: `${cut.what}, with every checkpoint`,
    act: async (transaction) => {
      await run(`delete from audit_checkpoint where practice_id = '${aims.practiceId}'`)(transaction)
      await cut.act(transaction)
    },
  }
}

function checkpointRemoved(chance: Chance, aims: Aims): Tampering {
  const number = chance.pick(aims.signed) ?? 0
  return {
    what: `checkpoint ${number} removed`,
    act: run(`delete from audit_checkpoint where practice_id = '${aims.practiceId}' and number = ${number}`),
    named: covers(['checkpoint missing'], number),
  }
}

function checkpointEdited(chance: Chance, aims: Aims): Tampering {
  const number = chance.pick(aims.signed) ?? 0
  const edit = chance.pick([
    'hash = sha256(hash)',
    "at = at - interval '1 hour'",
    "signature = decode('00', 'hex')",
    "key_id = 'mine'",
  ])
  return {
    what: `checkpoint ${number}: ${edit}`,
    act: run(
      `update audit_checkpoint set ${edit} where practice_id = '${aims.practiceId}' and number = ${number}`,
    ),
    named: covers(['checkpoint altered'], number),
  }
}

function manifestRemoved(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  return {
    what: `manifest of ${note} removed`,
    act: run(`delete from manifest where note_id = '${note}'`),
    named: tells(['manifest missing'], note),
  }
}

function manifestEdited(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  const edit = chance.pick([
    "content = replace(content::text, 'Day', 'Night')::json",
    "content = replace(content::text, 'Authored', 'CoSigned')::json",
    'hash = sha256(hash)',
    "signature = decode('00', 'hex')",
    "signed_at = signed_at - interval '1 day'",
    'patient_id = gen_random_uuid()',
    'previous_hash = hash',
    'number = number + 1',
    "key_id = 'mine'",
  ])
  return {
    what: `manifest of ${note}: ${edit}`,
    act: run(`update manifest set ${edit} where note_id = '${note}'`),
    named: tells(['manifest altered', 'manifest missing'], note),
  }
}

function manifestsSwapped(chance: Chance, { notes }: Aims): Tampering {
  const one = chance.pick(notes) ?? ''
  const other = notes.find((each) => each !== one) ?? ''
  const move = (from: string, to: string) =>
    run(`update manifest set note_id = '${to}' where note_id = '${from}'`)
  const nowhere = '00000000-0000-4000-8000-00000000dead'
  return {
    what: `manifests of ${one} and ${other} swapped`,
    act: async (transaction) => {
      await move(one, nowhere)(transaction)
      await move(other, one)(transaction)
      await move(nowhere, other)(transaction)
    },
    named: (findings) =>
      tells(['manifest altered'], one)(findings) && tells(['manifest altered'], other)(findings),
  }
}

const noteEdits = [
  "content = replace(content::text, 'Day', 'Night')::json",
  'content = replace(content::text, \'"mood":"low"\', \'"mood":"fine"\')::json',
  "content = (content::text || ' ')::json",
  'version_id = version_id + 1',
  'patient_id = gen_random_uuid()',
  "content = replace(content::text, 'Signed', 'Draft')::json, is_locked = false",
]

function noteEdited(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  const edit = chance.pick(noteEdits)
  return {
    what: `note ${note}: ${edit}`,
    act: run(`update resource set ${edit} where id = '${note}'`),
    named: tells(['note altered'], note),
  }
}

function noteUnlocked(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  return {
    what: `note ${note} unlocked`,
    act: run(`update resource set is_locked = false where id = '${note}'`),
    named: tells(['note unlocked'], note),
  }
}

function noteRemoved(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  const act = chance.pick(['delete from resource', 'update resource set is_deleted = true'])
  return {
    what: `${act}: ${note}`,
    act: run(`${act} where id = '${note}'`),
    named: tells(['note missing'], note),
  }
}

function versionRemoved(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  return {
    what: `versions of ${note} removed`,
    act: run(`delete from resource_history where id = '${note}'`),
    named: tells(['signed version missing'], note),
  }
}

function versionEdited(chance: Chance, { notes }: Aims): Tampering {
  const note = chance.pick(notes) ?? ''
  return {
    what: `versions of ${note} edited`,
    act: run(
      `update resource_history set content = replace(content::text, 'Day', 'Night')::json where id = '${note}'`,
    ),
    named: tells(['signed version altered'], note),
  }
}

function noteEditedEverywhere(chance: Chance, aims: Aims): Tampering {
  const note = chance.pick(aims.notes) ?? ''
  const edit = "content = replace(content::text, 'Day', 'Night')::json"
  return {
    what: `note ${note}, its versions and its manifest: ${edit}`,
    act: async (transaction) => {
      await run(`update resource set ${edit} where id = '${note}'`)(transaction)
      await run(`update resource_history set ${edit} where id = '${note}'`)(transaction)
      await run(`update manifest set ${edit} where note_id = '${note}'`)(transaction)
    },
    named: tells(['manifest altered'], note),
  }
}
