/** One recipe of the README, followed once. */
export type Recipe = {
  /** As the README begins its paragraph: "A field". */
  readonly title: string
  /** What stands for each `<word>` of its paths. */
  readonly words: Readonly<Record<string, string>>
  /** Every file that is written by hand, by its path as the README says it; its text out of the one that was there. */
  readonly files: Readonly<Record<string, (before: string) => string>>
  /** What is said when one of them is left out, by the same path. */
  readonly without: Readonly<Record<string, readonly string[]>>
  /** So many files at most. */
  readonly most: number
}

/** A path of the README with the recipe's own words. */
export function pathOf(path: string, words: Readonly<Record<string, string>>): string {
  return path.replace(/<(\w+)>/g, (_, word: string) => words[word] ?? `<${word}>`)
}

/** A JSON file with entries added. */
export function withEntries(text: string, entries: Readonly<Record<string, unknown>>): string {
  return json({ ...JSON.parse(text), ...entries })
}

/** JSON as files hold it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A text with one part put in another's place; a part that is not there is a mistake of the recipe. */
export function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The recipe does not find: ${from}`)
  return text.replace(from, () => to)
}

/** A file of one recipe, by its path in the README. */
export type Left = { readonly recipe: Recipe; readonly path: string }

/** The texts of all files when all recipes are followed but for one file of one of them. */
export function followed(
  recipes: readonly Recipe[],
  textOf: (path: string) => string,
  left?: Left,
): Readonly<Record<string, string>> {
  const texts: { [path: string]: string } = {}
  for (const recipe of recipes)
    for (const [path, write] of Object.entries(recipe.files)) {
      if (left?.recipe === recipe && left.path === path) continue
      const place = pathOf(path, recipe.words)
      texts[place] = write(texts[place] ?? textOf(place))
    }
  return texts
}
