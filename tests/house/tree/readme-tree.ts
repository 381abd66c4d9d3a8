/**
 * The README's tree, read as the paths of folders: braces opened, each line's rooms under the top that begins a line at its very
 * start. Words of explanations are read as rooms too: this says which folders are told, never that all of it are folders.
 */
export function readmeTree(readme: string): ReadonlySet<string> {
  const block = readme.match(/## The tree[\s\S]*?```\n([\s\S]*?)```/)?.[1] ?? ''
  const tops = joined(block).split(/\n(?=\S)/)
  return new Set(tops.flatMap(roomsOf))
}

/** The rooms that one top tells of, the top itself first. */
function roomsOf(text: string): readonly string[] {
  const [first = '', ...others] = text.split(/[^\w/{},-]+/)
  const top = first.replace(/\/?(?:\{.*)?$/, '')
  return [...opened(first), ...others.flatMap((word) => opened(`${top}/${word}`))]
}

/** Braces that go on in the next line, in one line. */
function joined(block: string): string {
  return block.replace(/\{[^\s]*(?:,\n\s+[^\s]*)+/g, (rooms) => rooms.replace(/,\n\s+/g, ','))
}

/** `a/{b,c/{d,e}}` as `a`, `a/b`, `a/c`, `a/c/d` and `a/c/e`: each folder with those above it. */
function opened(word: string): readonly string[] {
  const stems: string[] = []
  const paths: string[] = []
  let path = ''
  for (const [sign] of word.matchAll(/[{},]|[^{},]+/g)) {
    if (/[^{},]/.test(sign)) path += sign
    else paths.push(path)
    if (sign === '{') stems.push(path)
    if (sign === '}') stems.pop()
    if (sign === ',' || sign === '}') path = stems.at(-1) ?? ''
  }
  return [...paths, path].flatMap((each) => {
    const parts = each.replace(/\/+$/, '').split('/')
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  })
}
