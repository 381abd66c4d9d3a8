import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Something that must have reached the server before anything is drafted. */
export type Owed = { readonly type: 'Note' | 'Encounter' | 'Transcription'; readonly id: string }

type Making<Part, Draft> = {
  /** The sessions of all who may have been there are among them, since the server asks who was. */
  readonly owed: readonly Owed[]
  readonly isStored: (each: Owed) => Promise<boolean>
  readonly parts: readonly Part[]
  readonly draft: (part: Part) => Promise<Outcome<Draft>>
}

/** What was drafted, and the failure of the part that was refused, with which it ended. */
type Made<Draft> = { readonly drafts: readonly Draft[]; readonly outcome: Outcome<void> }

/** Makes a draft of each part, once all that it rests on has arrived; before that nothing is drafted. */
export async function makeDrafts<Part, Draft>({
  owed,
  isStored,
  parts,
  draft,
}: Making<Part, Draft>): Promise<Made<Draft>> {
  const stored = await Promise.all(owed.map(isStored))
  if (stored.includes(false))
    return { drafts: [], outcome: failed({ kind: 'unavailable', because: 'scribe.session-waits' }) }
  const drafts: Draft[] = []
  for (const part of parts) {
    const made = await draft(part)
    if (!made.ok) return { drafts, outcome: made }
    drafts.push(made.value)
  }
  return { drafts, outcome: succeeded(undefined) }
}
