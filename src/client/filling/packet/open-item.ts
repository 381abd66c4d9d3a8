import { followExpressions } from '#client/form/expressions/follow-expressions.ts'
import type { KeptWords } from '#client/sync/device/kept-words.ts'
import { openStore, type StoreSource } from '#client/ui/external-store.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import { type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { carriedKey } from '#shared/forms/carried.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { shownAndParked } from '#shared/forms/filling/shown-and-parked.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { type KeptItem, type KnownItem, keptItemName, sheetAnswers, withKept } from './kept-item.ts'
import { closedIn, type DisputedAnswer, mergeItem, typedIn, withTheirs } from './merge-item.ts'
import type { PacketDoor } from './packet-door.ts'
import { noteUnsent } from './unsent.ts'

/** Where what was typed stands: with the practice, on its way, on this device until there is a connection, or here until the item is finished again. */
export type ItemSaving = 'saved' | 'saving' | 'waiting' | 'changed'

/** An item of a packet that is filled in. */
export type OpenItem = {
  readonly answers: OpenAnswers
  readonly saving: StoreSource<ItemSaving>
  /** What was answered otherwise elsewhere meanwhile, until a person decides. */
  readonly disputed: StoreSource<readonly DisputedAnswer[]>
  readonly decide: (answer: DisputedAnswer, isMine: boolean) => void
  /** Hands over at once what was typed a moment ago. */
  readonly settle: () => Promise<void>
  /** Finishes the item; the server has the last word. What was answered elsewhere meanwhile is looked at first. */
  readonly finish: (more: FinishingWords) => Promise<Outcome<ActReplies['packetResponse.answer']>>
}

/** What an item is finished with, beside its answers. */
export type FinishingWords = Pick<ActInputs['packetResponse.answer'], 'signature' | 'language'>

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

/** What goes on from one opening of an item to the next: how it was stored last, and the last save of the opening before. */
export type ItemThread = { known?: KnownItem; last: Promise<void> }

const restMilliseconds = 250
const againMilliseconds = 3_000
/** So many tries are remembered of which nothing was heard: the first ones, and the last. */
const triesKept = 10

/** Opens an item as this device knows it: with what was typed here and has not reached the practice. Each word is on this device, sealed, before it is sent. */
export async function openItem(opening: ItemOpening): Promise<OpenItem> {
  const { item, definition, kept, newId, today, thread, signal } = opening
  await thread.last
  const known: KnownItem = thread.known ?? { answers: sheetAnswers(item), versionId: item.versionId }
  const words = await kept.of<KeptItem>(nameOf(opening))
  const form = compileForm(definition)
  const begun = withKept(known.answers, words, closedIn(form))
  const answers = openAnswers(form, begun.answers, { newId, values: { today } })
  followExpressions(answers, signal)
  const { disputed } = begun
  const device = words?.device ?? newId()
  return new ItemInWork(opening, { answers, known, disputed, device, isKept: words !== undefined }).face()
}

type Begun = {
  readonly answers: OpenAnswers
  readonly known: KnownItem
  readonly disputed: readonly DisputedAnswer[]
  /** Something of it is kept on this device. */
  readonly isKept: boolean
  /** What this device calls itself. */
  readonly device: string
}

class ItemInWork {
  readonly #opening: ItemOpening
  readonly #answers: OpenAnswers
  readonly #saving = openStore<ItemSaving>('saved')
  readonly #disputed = openStore<readonly DisputedAnswer[]>([])
  #known: KnownItem
  /** What was finished is changed as a whole, when it is finished again. */
  #isFinished: boolean
  #tried: readonly Answers[] = []
  #isKept: boolean
  /** The practice knows that what was finished is changed here. */
  #isTold = false
  /** It may have known so before the item was opened here: that somebody changes it says not who. */
  #wasTold: boolean
  readonly #device: string
  #work: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(opening: ItemOpening, { answers, known, disputed, isKept, device }: Begun) {
    this.#opening = opening
    this.#answers = answers
    this.#known = known
    this.#isFinished = opening.item.progress === 'Complete'
    this.#isKept = isKept
    this.#wasTold = isKept && opening.item.isChanging === true
    this.#device = device
    this.#disputed.change(disputed)
    if (opening.signal.aborted) return
    const stop = answers.subscribeAll(() => {
      if (this.#isOwed() || this.#isKept) this.#soon(restMilliseconds)
    })
    const sent = noteUnsent((isGone) => this.#sendAll(isGone))
    opening.signal.addEventListener('abort', () => {
      stop()
      sent()
      opening.thread.last = this.settle()
    })
    if (this.#isOwed() || isKept) this.#soon(0)
  }

  face(): OpenItem {
    return {
      answers: this.#answers,
      saving: this.#saving,
      disputed: this.#disputed,
      decide: (answer, isMine) => this.#decide(answer, isMine),
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

  /** What may be stored of it: nobody's words are written over before somebody has seen both. */
  #storable(): Answers {
    return withTheirs(this.#typed(), this.#disputed.read())
  }

  #hasMore(): boolean {
    const [wanted, known] = [this.#storable(), this.#known.answers]
    if (!this.#isFinished) return !sameAnswer(wanted, known)
    const closed = closedIn(this.#answers.form)
    return !sameAnswer(typedIn(wanted, closed), typedIn(known, closed))
  }

  #isOwed(): boolean {
    return this.#hasMore() || this.#disputed.read().length > 0
  }

  #keep(): Promise<void> {
    this.#isKept = true
    const words: KeptItem = {
      ...{ typed: this.#typed(), known: this.#known },
      ...{ tried: this.#tried, disputed: this.#disputed.read(), device: this.#device },
    }
    return this.#opening.kept.keep(nameOf(this.#opening), words)
  }

  async #handOver(): Promise<void> {
    if (!this.#isOwed()) return this.#nothingOwed()
    await this.#keep()
    if (this.#isFinished) return this.#tell()
    if (!this.#hasMore()) return this.#saving.change('waiting')
    const sent = await this.#send()
    if (sent.ok) return
    if (sent.failure.kind === 'conflict' && (await this.#takeIn())) return this.#handOver()
    this.#saving.change('waiting')
    if (!this.#opening.signal.aborted) this.#timer = setTimeout(() => void this.settle(), againMilliseconds)
  }

  /** The practice hears that what was finished is changed here, so that nobody hands it in elsewhere without knowing. */
  async #tell(): Promise<void> {
    this.#saving.change('changed')
    if (this.#isTold || (await this.#note(true)) || this.#opening.signal.aborted) return
    this.#timer = setTimeout(() => void this.settle(), againMilliseconds)
  }

  async #note(isChanging: boolean): Promise<boolean> {
    const { item, door } = this.#opening
    const noted = await door.answer({ itemId: item.itemId, isChanging, device: this.#device })
    if (noted.ok) this.#isTold = isChanging
    if (noted.ok && !isChanging) this.#wasTold = false
    return noted.ok
  }

  async #send(): Promise<Outcome<ActReplies['packetResponse.answer']>> {
    const { item, door } = this.#opening
    const answers = this.#storable()
    this.#tried = [...this.#tried.slice(0, triesKept - 1), answers]
    const sent = await door.answer({ itemId: item.itemId, answers, ...this.#version() })
    if (sent.ok) await this.#stored({ answers, versionId: sent.value.versionId })
    return sent
  }

  #version(): { readonly versionId?: string } {
    const { versionId } = this.#known
    return versionId === undefined ? {} : { versionId }
  }

  /** What is on its way arrives first: what followed it too soon would be refused. */
  async #sendAll(isGone: boolean): Promise<boolean> {
    await (isGone ? this.#sendNow() : this.settle())
    return !this.#isOwed()
  }

  /** The page goes at this moment: nothing is waited for, neither what is on its way nor that the words are kept. */
  async #sendNow(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#isOwed()) return
    void this.#keep()
    if (this.#isFinished) await (this.#isTold || this.#note(true))
    else if (this.#hasMore()) await this.#send()
  }

  #know(known: KnownItem): void {
    this.#known = known
    this.#opening.thread.known = known
    this.#tried = []
  }

  async #stored(known: KnownItem): Promise<void> {
    this.#know(known)
    if (this.#hasMore()) return
    if (this.#isOwed()) return this.#saving.change('waiting')
    await this.#nothingOwed()
  }

  /** Only what was kept here is forgotten: the same item may be open beside, with words of its own. */
  async #nothingOwed(): Promise<void> {
    if (this.#isKept) await this.#opening.kept.forget(nameOf(this.#opening))
    if (this.#isOwed()) return
    if (this.#isTold || this.#wasTold) await this.#note(false)
    this.#isKept = false
    this.#saving.change('saved')
  }

  /** Somebody has answered on another device: what was typed there and here is put together, question by question. */
  async #takeIn(): Promise<boolean> {
    const { item, door } = this.#opening
    const sheet = await door.sheet()
    const newer = sheet.ok ? sheet.value.items.find(({ itemId }) => itemId === item.itemId) : undefined
    if (!newer || newer.versionId === this.#known.versionId) return false
    const theirs = sheetAnswers(newer)
    const both = mergeItem({
      ...{ base: this.#known.answers, mine: this.#typed(), theirs },
      ...{ tried: this.#tried, disputed: this.#disputed.read(), closed: closedIn(this.#answers.form) },
    })
    this.#isFinished = newer.progress === 'Complete'
    this.#know({ answers: theirs, versionId: newer.versionId })
    this.#disputed.change(both.disputed)
    this.#answers.replace(both.answers)
    return true
  }

  #decide(answer: DisputedAnswer, isMine: boolean): void {
    const { id, theirs } = answer
    const typed = this.#typed()
    const { [carriedKey]: carried } = typed
    const { [id]: _, ...others } = shownAndParked(typed)
    this.#disputed.change(this.#disputed.read().filter((each) => each.id !== id))
    if (!isMine)
      this.#answers.replace({
        ...others,
        ...(theirs !== undefined && { [id]: theirs }),
        ...(carried !== undefined && { [carriedKey]: carried }),
      })
    this.#soon(0)
  }

  async #finish(more: FinishingWords): Promise<Outcome<ActReplies['packetResponse.answer']>> {
    await this.settle()
    clearTimeout(this.#timer)
    if (this.#disputed.read().length > 0) return answeredMeanwhile
    const shown = this.#answers.toAnswers('final')
    const done = await this.#sendFinished(more)
    if (done.ok || done.failure.kind !== 'conflict') return done
    await this.#takeIn()
    const isSame = sameAnswer(shown, this.#answers.toAnswers('final'))
    const isSeen = isSame && this.#disputed.read().length === 0
    if (isSeen) return this.#sendFinished(more)
    this.#soon(0)
    return answeredMeanwhile
  }

  async #sendFinished(more: FinishingWords): Promise<Outcome<ActReplies['packetResponse.answer']>> {
    const { item, door } = this.#opening
    const answers = this.#typed()
    const version = this.#version()
    const taken = { isChanging: false, device: this.#device }
    const known = { ...version, ...((this.#isTold || this.#wasTold) && taken) }
    const done = await door.answer({ itemId: item.itemId, answers, isDone: true, ...known, ...more })
    if (!done.ok) return done
    this.#isTold = false
    this.#wasTold = false
    this.#isFinished = true
    this.#know({ answers, versionId: done.value.versionId })
    // What was typed while it was on its way is a change of what is finished.
    await this.settle()
    return done
  }
}

const answeredMeanwhile = failed({
  kind: 'conflict',
  because: 'packets.answered-meanwhile',
  findings: [blocking('', 'packets.answered-meanwhile')],
})

function nameOf({ packetId, item }: ItemOpening): string {
  return keptItemName(packetId, item)
}
