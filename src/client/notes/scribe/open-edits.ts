import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { openStore } from '#client/ui/external-store.ts'
import type { Passage } from '#shared/scribe/scribe-engine.ts'

/** What is typed into passages and not kept as their text yet, by their ids. */
export type Edits = { readonly [passageId: string]: string }

/** Under which name the device keeps what was typed into the passages of a draft. */
export function editsName(transcriptionId: string): string {
  return `scribe-edits/${transcriptionId}`
}

type Copies = Pick<Outbox, 'keepCopy' | 'forgetCopy'> & {
  readonly keptCopy: (name: string) => Promise<{ readonly edits: Edits } | undefined>
}

/** Holds what is typed into passages, sealed on this device, until it is kept or let go: whoever closes the review finds it again. */
export function openEdits(copies: Copies, name: string) {
  const typed = openStore<Edits>({})
  let writing = Promise.resolve()
  let isAhead = false
  const write = async () => {
    if (!isAhead) return
    isAhead = false
    const edits = typed.read()
    const isNone = Object.keys(edits).length === 0
    await (isNone ? copies.forgetCopy(name) : copies.keepCopy(name, { edits })).catch(() => undefined)
  }
  return {
    typed,
    /** Takes in what the device has, but for passages that were opened and not changed. */
    read: async (draft: readonly Passage[], signal: AbortSignal) => {
      const kept = await copies.keptCopy(name).catch(() => undefined)
      if (!kept || signal.aborted) return
      const isSame = (id: string, text: string) => draft.some((each) => each.id === id && each.text === text)
      const changed = Object.entries(kept.edits).filter(([id, text]) => !isSame(id, text))
      typed.change({ ...Object.fromEntries(changed), ...typed.read() })
    },
    /** Without a text the passage is edited no more. */
    hold: (id: string, text: string | undefined) => {
      const { [id]: _before, ...others } = typed.read()
      typed.change(text === undefined ? others : { ...others, [id]: text })
      isAhead = true
      writing = writing.then(write)
    },
    rest: () => writing,
  }
}
