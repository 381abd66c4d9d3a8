/** A named expression (`variable`) of an imported questionnaire, and where its own names are looked up. */
export type NamedExpression = {
  readonly text: string
  readonly names: NamedExpressions
  readonly home: NameHome
  isUsed: boolean
}

/** What a named expression belongs to: the whole questionnaire, or an item, which may stand in the rows of a list. */
export type NameHome = { readonly linkId?: string; readonly isInList: boolean }

/** The named expressions that can be seen at one place of a questionnaire. */
export type NamedExpressions = {
  readonly define: (name: string, text: string) => void
  readonly find: (name: string) => NamedExpression | undefined
  readonly isUsed: (name: string) => boolean
}

/**
 * Names at the top of a questionnaire, or at an item whose surroundings have names too: its own hide those around it (FHIR
 * extension `variable`, "Scope and Usage"). A name that means two things in one place means nothing, rather than the wrong one.
 */
export function openNames(home: NameHome, around?: NamedExpressions): NamedExpressions {
  const own = new Map<string, NamedExpression | undefined>()
  const names: NamedExpressions = {
    define: (name, text) => {
      const isTwofold = own.has(name) && own.get(name)?.text !== text
      own.set(name, isTwofold ? undefined : { text, names, home, isUsed: false })
    },
    find: (name) => (own.has(name) ? own.get(name) : around?.find(name)),
    isUsed: (name) => own.get(name)?.isUsed === true,
  }
  return names
}
