/**
 * The exports that a file is called as: the one whose name in small letters with hyphens is the file's name (before `-query`, where
 * there are statements), else two or more that share the words of the file's name. None where the name says nothing of them.
 */
export function mainNames(path: string, exported: readonly string[]): readonly string[] {
  const file = path.replace(/^.*\//, '').replace(/\..*$/, '')
  const stem = file.replace(/-query$/, '')
  const own =
    exported.find((name) => plain(name) === plain(file)) ??
    exported.find((name) => plain(name) === plain(stem))
  if (own !== undefined) return [own]

  const words = stem.split('-').map(singular)
  const sharing = exported.filter((name) => {
    const has = wordsOf(name).map(singular)
    return words.every((word) => has.includes(word))
  })
  return sharing.length > 1 ? sharing : []
}

/** `open-note` and `openNote` are one name. */
function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase()
}

/** `openDemoClient` → open, demo, client. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
}

/** `guesses` and `guess`, `people` and `person` are one word. */
function singular(word: string): string {
  if (word === 'people') return 'person'
  if (/(?:ss|s|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
