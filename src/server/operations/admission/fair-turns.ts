/** One who takes turns: how much it has had, how many calls of which cost wait in its name and since when some do, and how many are served now. */
type Turn = { had: number; count: number; cost: number; since: number; held: number }
type Waiting<Item> = { readonly item: Item; readonly cost: number; readonly since: number }
type PersonTurn<Item> = Turn & { readonly line: Waiting<Item>[] }
type PracticeTurn<Item> = Turn & { readonly persons: Group<PersonTurn<Item>> }

/** In whose name something waits. */
export type TurnOf = { readonly practice: string; readonly person: string }

/** How much waits in somebody's name, since when something does, and how many share with it. */
export type Share = Readonly<Pick<Turn, 'count' | 'cost' | 'since'>> & { readonly among: number }

/** How many places a practice, and a person, may hold. */
export type MostHeld = { readonly ofPractice: number; readonly ofPerson: number }

const mostIdle = 1_000

/**
 * Fair turns by practice, and within it by person: next is who has had the least, counted by cost. Who comes anew begins where
 * the others are, so that nobody saves up turns by staying away.
 */
export class FairTurns<Item> {
  readonly #practices = new Group<PracticeTurn<Item>>(() => ({
    ...nothingYet,
    persons: new Group<PersonTurn<Item>>(() => ({ ...nothingYet, line: [] })),
  }))

  /** What all that wait cost together. */
  get cost(): number {
    return this.#practices.cost
  }

  /** Counts what is done at once, without waiting. */
  charge({ practice, person }: TurnOf, cost: number): void {
    const turn = this.#practices.of(practice)
    turn.had += cost
    turn.held += 1
    const own = turn.persons.of(person)
    own.had += cost
    own.held += 1
  }

  /** One place less is held in these names. */
  leave({ practice, person }: TurnOf): void {
    const turn = this.#practices.of(practice)
    turn.held -= 1
    turn.persons.of(person).held -= 1
  }

  /** Whether practice and person hold fewer places than they may. */
  hasRoom({ practice, person }: TurnOf, most: MostHeld): boolean {
    const turn = this.#practices.of(practice)
    return turn.held < most.ofPractice && turn.persons.of(person).held < most.ofPerson
  }

  add({ practice, person }: TurnOf, waiting: Waiting<Item>): void {
    const turn = this.#practices.of(practice)
    const own = turn.persons.of(person)
    own.line.push(waiting)
    for (const each of [turn, own]) if (each.count === 0) each.since = waiting.since
    count(turn, own, waiting.cost)
  }

  /** Takes the next out of its line, of those who hold fewer places than they may. */
  next({ ofPractice, ofPerson }: MostHeld): Item | undefined {
    const mayGo = ({ count, held }: Turn) => count > 0 && held < ofPerson
    const practice = this.#practices.least(
      ({ count, held, persons }) => count > 0 && held < ofPractice && persons.some(mayGo),
    )
    const person = practice?.persons.least(mayGo)
    const first = person?.line.shift()
    if (!practice || !person || !first) return undefined
    count(practice, person, -first.cost)
    practice.had += first.cost
    practice.held += 1
    person.had += first.cost
    person.held += 1
    return first.item
  }

  /** Takes something out of the line that waits no longer. */
  remove({ practice, person }: TurnOf, item: Item): void {
    const turn = this.#practices.of(practice)
    const own = turn.persons.of(person)
    const index = own.line.findIndex((each) => each.item === item)
    const [found] = index < 0 ? [] : own.line.splice(index, 1)
    if (found) count(turn, own, -found.cost)
  }

  /** What waits in the practice's name, and in the person's within it. */
  shareOf({ practice, person }: TurnOf): { readonly practice: Share; readonly person: Share } {
    const turn = this.#practices.of(practice)
    const own = turn.persons.of(person)
    const practices = this.#practices.waitingBeside(turn)
    const persons = turn.persons.waitingBeside(own)
    return {
      practice: { ...turn, among: practices },
      person: { ...own, among: practices * persons },
    }
  }
}

function count(practice: Turn, person: Turn, cost: number): void {
  for (const turn of [practice, person]) {
    turn.cost += cost
    turn.count += Math.sign(cost)
  }
}

const nothingYet: Turn = { had: 0, count: 0, cost: 0, since: 0, held: 0 }

/** Those who take turns with each other, by name. */
class Group<Each extends Turn> {
  readonly #turns = new Map<string, Each>()
  readonly #make: () => Each
  /** How much the last had had whose turn came. */
  #level = 0

  constructor(make: () => Each) {
    this.#make = make
  }

  of(name: string): Each {
    const known = this.#turns.get(name)
    const turn = known ?? this.#make()
    if (!known) this.#add(name, turn)
    if (turn.count === 0 && turn.had < this.#level) turn.had = this.#level
    return turn
  }

  least(may: (turn: Each) => boolean): Each | undefined {
    let found: Each | undefined
    for (const turn of this.#turns.values()) if (may(turn) && (!found || turn.had < found.had)) found = turn
    if (found) this.#level = Math.max(this.#level, found.had)
    return found
  }

  some(may: (turn: Each) => boolean): boolean {
    for (const turn of this.#turns.values()) if (may(turn)) return true
    return false
  }

  get cost(): number {
    let sum = 0
    for (const turn of this.#turns.values()) sum += turn.cost
    return sum
  }

  /** How many wait, this one counted whether it does or not. */
  waitingBeside(one: Each): number {
    let sum = 1
    for (const turn of this.#turns.values()) if (turn !== one && turn.count > 0) sum += 1
    return sum
  }

  /** Who holds nothing and waits for nothing begins anew when he comes again. */
  #add(name: string, turn: Each): void {
    if (this.#turns.size >= mostIdle)
      for (const [other, { count, held }] of this.#turns)
        if (count === 0 && held === 0) this.#turns.delete(other)
    this.#turns.set(name, turn)
  }
}
