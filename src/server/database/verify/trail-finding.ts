/** In which way a trail, or what it vouches for, is not as it was written. */
export type TrailFlaw =
  | 'events missing'
  | 'events altered'
  | 'events reordered'
  | 'events rewritten'
  | 'events misfiled'
  | 'events outside the chain'
  | 'links missing'
  | 'links altered'
  | 'end cut off'
  | 'practice removed'
  | 'checkpoint missing'
  | 'checkpoint altered'
  | 'checkpoint file missing'
  | 'checkpoint file shortened'
  | 'checkpoint file altered'
  | 'anchor shortened'
  | 'archive missing'
  | 'archive altered'
  | 'manifest missing'
  | 'manifest altered'
  | 'manifest not in the trail'
  | 'note missing'
  | 'note altered'
  | 'note unlocked'
  | 'signed version missing'
  | 'signed version altered'

/**
 * One thing that verifying the trail finds not to be as it was written. `from` and `to` are numbers of events in the practice's chain; of manifests they are
 * the manifest's number in its note, of notes the version.
 */
export type TrailFinding = {
  readonly flaw: TrailFlaw
  readonly from: number
  readonly to: number
  readonly note?: string
}

/** What was found of one practice; nothing but what was written when `findings` is empty. */
export type VerifiedTrail = {
  readonly practiceId: string
  readonly links: number
  readonly checkpoints: number
  readonly manifests: number
  readonly findings: readonly TrailFinding[]
}

/** Joins neighbours of the same flaw into one finding. */
export function joined(findings: readonly TrailFinding[]): readonly TrailFinding[] {
  const all: TrailFinding[] = []
  for (const finding of findings) {
    const last = all.at(-1)
    const follows = last?.flaw === finding.flaw && last.note === finding.note && finding.from === last.to + 1
    if (last && follows) all[all.length - 1] = { ...last, to: finding.to }
    else all.push(finding)
  }
  return all
}

/** A finding as a sentence for the person who verifies. */
export function sentenceOf({ flaw, from, to, note }: TrailFinding): string {
  const place = from === to ? String(from) : `${from} to ${to}`
  return sentences[flaw].replace('{place}', place).replace('{note}', note ?? '')
}

const sentences: { readonly [Flaw in TrailFlaw]: string } = {
  'events missing': 'Events {place} were removed; their links are still there.',
  'events altered': 'Events {place} do not fit their links: they were altered.',
  'events reordered': 'Events {place} changed places.',
  'events rewritten': 'Some of the events {place} were rewritten together with their links.',
  'events misfiled': 'Events {place} are as they were written, but searches find them under something else.',
  'events outside the chain': '{place} events stand in the trail without a link.',
  'links missing': 'Links {place} were removed, and with them what says which events these were.',
  'links altered': 'Links {place} were altered; their events are as they were written.',
  'end cut off': 'Events {place} were cut off the end.',
  'practice removed': 'The whole trail, events {place}, was removed.',
  'checkpoint missing': 'The signed checkpoint at event {place} was removed from the database.',
  'checkpoint altered': 'The signed checkpoint at event {place} was altered in the database.',
  'checkpoint file missing':
    'The checkpoint file is gone; the database tells of a checkpoint at event {place}.',
  'checkpoint file shortened': 'The checkpoint at event {place} was removed from the checkpoint file.',
  'checkpoint file altered': 'The checkpoint at event {place} was altered in the checkpoint file.',
  'anchor shortened': 'The checkpoint at event {place} was removed from the outside anchor.',
  'archive missing': 'Events {place} left the database, and no archive holds them.',
  'archive altered': 'The archive of events {place} was altered.',
  'manifest missing': 'Manifest {place} of note {note} was removed.',
  'manifest altered': 'Manifest {place} of note {note} was altered.',
  'manifest not in the trail':
    'Manifest {place} of note {note} was written by another hand: the trail knows no such signing.',
  'note missing': 'The signed note {note}, version {place}, was removed.',
  'note altered': 'The signed note {note} is not what was signed as version {place}.',
  'note unlocked': 'The signed note {note}, version {place}, is no longer locked.',
  'signed version missing': 'Version {place} of note {note}, which was signed, was removed from the history.',
  'signed version altered': 'Version {place} of note {note}, which was signed, was altered in the history.',
}
