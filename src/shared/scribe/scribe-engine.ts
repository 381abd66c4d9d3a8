import type { Transcription } from '#generated/types/transcription.ts'

/** One thing that was said or typed. */
export type Segment = NonNullable<Transcription['segments']>[number]

/** One passage of a drafted note. */
export type Passage = NonNullable<Transcription['draft']>[number]

/** A statement as an engine makes it; nobody has judged it yet. */
export type DraftedStatement = {
  readonly sectionCode: string
  readonly text: string
  /** The segments that it rests on; one that rests on none is the engine's own idea. */
  readonly evidence: readonly string[]
  /** From 0 to 1: how sure it is that the statement belongs there. */
  readonly confidence: number
}

/** What an engine is given: the sections to be written, in order, and what was said. */
export type EngineTask = { readonly sections: readonly string[]; readonly segments: readonly Segment[] }

/** What an engine answers. `because` is a message id. */
export type EngineAnswer =
  | { readonly kind: 'drafted'; readonly statements: readonly DraftedStatement[] }
  | { readonly kind: 'failed'; readonly because: string }

/** Makes a draft of what was said. It never stores anything, and is never given another patient's words. */
export type ScribeEngine = {
  readonly name: string
  readonly version: string
  readonly draft: (task: EngineTask) => EngineAnswer
}
