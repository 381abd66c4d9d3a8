/** For tests of isolation, one thing that the schemas declare of rights and that is another one until it is undone, and where that must show. */
export type DeclaredMutant = {
  readonly name: string
  /** Makes ready who asks; nothing of the change. */
  readonly prepare: () => Promise<void>
  /** What the server answers otherwise than the rule of the tests says: nothing, until the change is made. */
  readonly doubts: () => Promise<readonly string[]>
  /** Makes the change, and answers what takes it back. */
  readonly apply: () => Promise<() => Promise<void>>
}

/** What a run of such changes has found. */
export type DeclaredReport = {
  readonly mutants: number
  readonly survivors: readonly string[]
  /** What is not as the rule says although nothing was changed. */
  readonly doubts: readonly string[]
  readonly seconds: number
}

/** For tests of isolation, makes one change of what is declared after another, and finds those that nobody notices. */
export async function survivingDeclared(mutants: readonly DeclaredMutant[]): Promise<DeclaredReport> {
  const begun = performance.now()
  const survivors: string[] = []
  const doubts: string[] = []
  for (const mutant of mutants) {
    await mutant.prepare()
    const untouched = await mutant.doubts()
    for (const doubt of untouched) doubts.push(`${mutant.name}: ${doubt}`)
    const undo = await mutant.apply()
    try {
      const found = await mutant.doubts()
      if (found.length === untouched.length) survivors.push(mutant.name)
    } finally {
      await undo()
    }
  }
  const seconds = Math.round((performance.now() - begun) / 1_000)
  return { mutants: mutants.length, survivors, doubts, seconds }
}

/** For tests of isolation, a value in the tables of the product that is another one until it is undone. */
export function exchanged<Table extends object, Name extends keyof Table>(
  table: Table,
  name: Name,
  value: Table[Name],
): DeclaredMutant['apply'] {
  return async () => {
    const before = table[name]
    table[name] = value
    return async () => {
      table[name] = before
    }
  }
}
