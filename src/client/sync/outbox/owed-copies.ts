/** Under which name the uses of prepared texts wait to be told. */
export const usesOwed = 'uses of prepared texts'

/** What is kept as copies are and is owed to the server all the same: it stays when copies are cleared. */
export const owedCopies: readonly string[] = [usesOwed]
