import { followExpressions } from '#client/form/expressions/follow-expressions.ts'
import type { KeptWords } from '#client/sync/device/kept-words.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { plain } from '#client/sync/pending.ts'
import { openStore, type StoreSource } from '#client/ui/external-store.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import { type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, type Definition } from '#shared/forms/definition.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { PacketDoor } from './packet-door.ts'
import { noteUnsent } from './unsent.ts'

/** Where what was typed stands: with the practice, on its way, or on this device until there is a connection. */
export type ItemSaving = 'saved' | 'saving' | 'waiting'

/** An item of a packet that is filled in. */
export type OpenItem = {
  readonly answers: OpenAnswers
  readonly saving: StoreSource<ItemSaving>
  /** Hands over at once what was typed a moment ago. */
  readonly settle: () => Promise<void>
  /** Finishes the item; the server has the last word. */
  readonly finish: (
    more: Pick<ActInputs['packetResponse.answer'], 'signature' | 'language'>,
  ) => Promise<Outcome<ActReplies['packetResponse.answer']>>
}

/** What opening an item needs. */
export type ItemOpening = {
  readonly packetId: string
  readonly item: PacketSheetItem
  readonly definition: Definition
  readonly door: PacketDoor
  readonly kept: KeptWords
  readonly newId: () => string
  readonly today: string
  readonly thread: ItemThread
  /** The item is left: what was typed is handed over, and nothing is tried any more. */
  readonly signal: AbortSignal
}

type Known = { readonly answers: Answers; readonly versionId?: string | undefined }
/** What goes on from one opening of an item to the next: how it was stored last, and the last save of the opening before. */
export type ItemThread = { known?: Known; last: Promise<void> }

type Words = { readonly typed: Answers; readonly known: Known }

const restMilliseconds = 250
const againMilliseconds = 3_000

/** Opens an item as this device knows it: with what was typed here and has not reached the practice. Each word is on this device, sealed, before it is sent. */
export async function openItem(opening: ItemOpening): Promise<OpenItem> {
  const { item, definition, kept, newId, today, thread, signal } = opening
  await thread.last
  const stored: Known = thread.known ?? { answers: answersOf(item), versionId: item.versionId }
  const words = await kept.of<Words>(nameOf(opening))
  const begun = words ? merged(words.known.answers, words.typed, stored.answers) : stored.answers
  const answers = openAnswers(compileForm(definition), begun, { newId, values: { today } })
  followExpressions(answers, signal)
  return new ItemInWork(opening, { answers, known: stored }).face()
}

class ItemInWork {
  readonly #opening: ItemOpening
  readonly #answers: OpenAnswers
  readonly #saving = openStore<ItemSaving>('saved')
  #known: Known
  #work: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(opening: ItemOpening, { answers, known }: { answers: OpenAnswers; known: Known }) {
    this.#opening = opening
    this.#answers = answers
    this.#known = known
    if (opening.signal.aborted) return
    const stop = answers.subscribeAll(() => {
      if (this.#hasMore()) this.#soon(restMilliseconds)
    })
    const sent = noteUnsent((isGone) => this.#sendAll(isGone))
    opening.signal.addEventListener('abort', () => {
      stop()
      sent()
      opening.thread.last = this.settle()
    })
    if (this.#hasMore()) this.#soon(0)
  }

  face(): OpenItem {
    return {
      answers: this.#answers,
      saving: this.#saving,
      settle: () => this.settle(),
      finish: (more) => this.#finish(more),
    }
  }

  settle(): Promise<void> {
    clearTimeout(this.#timer)
    this.#work = this.#work.then(() => this.#handOver())
    return this.#work
  }

  #soon(milliseconds: number): void {
    this.#saving.change('saving')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.settle(), milliseconds)
  }

  #typed(): Answers {
    return this.#answers.toAnswers('draft')
  }

  #hasMore(): boolean {
    return !sameAnswer(this.#typed(), this.#known.answers)
  }

  async #handOver(): Promise<void> {
    if (!this.#hasMore()) return this.#saving.change('saved')
    const { item, door, kept, signal } = this.#opening
    const typed = this.#typed()
    await kept.keep(nameOf(this.#opening), { typed, known: this.#known } satisfies Words)
    // What was finished is changed as a whole, when it is finished again.
    if (item.progress === 'Complete') return this.#saving.change('waiting')
    const sent = await door.answer({ itemId: item.itemId, answers: typed, ...this.#version() })
    if (sent.ok) return this.#stored({ answers: typed, versionId: sent.value.versionId })
    if (sent.failure.kind === 'conflict' && (await this.#takeIn())) return this.#handOver()
    this.#saving.change('waiting')
    if (!signal.aborted) this.#timer = setTimeout(() => void this.settle(), againMilliseconds)
  }

  #version(): { readonly versionId?: string } {
    const { versionId } = this.#known
    return versionId === undefined ? {} : { versionId }
  }

  /** What is on its way arrives first: what followed it too soon would be refused. */
  async #sendAll(isGone: boolean): Promise<boolean> {
    await (isGone ? this.#sendNow() : this.settle())
    return !this.#hasMore()
  }

  /** The page goes at this moment: nothing is waited for, neither what is on its way nor that the words are kept. */
  async #sendNow(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#hasMore()) return
    const { item, door, kept } = this.#opening
    const answers = this.#typed()
    void kept.keep(nameOf(this.#opening), { typed: answers, known: this.#known } satisfies Words)
    if (item.progress === 'Complete') return
    const sent = await door.answer({ itemId: item.itemId, answers, ...this.#version() })
    if (sent.ok) await this.#stored({ answers, versionId: sent.value.versionId })
  }

  #know(known: Known): void {
    this.#known = known
    this.#opening.thread.known = known
  }

  async #stored(known: Known): Promise<void> {
    this.#know(known)
    if (this.#hasMore()) return
    await this.#opening.kept.forget(nameOf(this.#opening))
    this.#saving.change('saved')
  }

  /** Somebody has answered on another device: what was typed there and here is put together, question by question. */
  async #takeIn(): Promise<boolean> {
    const { item, door } = this.#opening
    const sheet = await door.sheet()
    const newer = sheet.ok ? sheet.value.items.find(({ itemId }) => itemId === item.itemId) : undefined
    if (!newer || newer.versionId === this.#known.versionId) return false
    const theirs = answersOf(newer)
    this.#answers.replace(merged(this.#known.answers, this.#typed(), theirs))
    this.#know({ answers: theirs, versionId: newer.versionId })
    return true
  }

  async #finish(
    more: Pick<ActInputs['packetResponse.answer'], 'signature' | 'language'>,
  ): Promise<Outcome<ActReplies['packetResponse.answer']>> {
    await this.settle()
    clearTimeout(this.#timer)
    const { item, door, kept } = this.#opening
    const done = await door.answer({
      itemId: item.itemId,
      answers: this.#typed(),
      isDone: true,
      ...this.#version(),
      ...more,
    })
    if (!done.ok) return done
    this.#know({ answers: this.#typed(), versionId: done.value.versionId })
    await kept.forget(nameOf(this.#opening))
    this.#saving.change('saved')
    return done
  }
}

function nameOf({ packetId, item }: ItemOpening): string {
  return `${packetId}/${item.itemId}`
}

function answersOf({ answers }: PacketSheetItem): Answers {
  const stored = asAnswer(answers)
  return isRecord(stored) ? stored : {}
}

/** What was typed here over what is stored; where both changed the same question, what was typed here stays. */
function merged(base: Answers, mine: Answers, theirs: Answers): Answers {
  const both = mergeDocuments(plain(base), plain(mine), plain(theirs))
  const answers = both.ok ? asAnswer(both.value) : undefined
  return isRecord(answers) ? answers : { ...theirs, ...mine }
}
