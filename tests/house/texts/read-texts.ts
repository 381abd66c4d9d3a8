import { readdirSync, readFileSync } from 'node:fs'

/** One text as a screen, an error or a report shows it: of which catalogue, by which id, with parameters left out. */
export type ShownText = { readonly catalogue: string; readonly id: string; readonly text: string }

const folder = (path: string) => new URL(`../../../${path}`, import.meta.url)

/** Every text of a language: each branch of a message by itself, and the names of fields and choices. */
export function readTexts(language: 'en' | 'es'): readonly ShownText[] {
  const messages = folder(`src/shared/messages/${language}/`)
  const catalogues = readdirSync(messages).map(
    (file) => [file.replace('.json', ''), readPairs(messages, file)] as const,
  )
  const labels = readPairs(folder('schemas/labels/'), 'es.json')
  const named = labels.map(([en, es]): Pair => [en, language === 'en' ? en : es])
  return [...catalogues, ['labels', named] as const].flatMap(([catalogue, pairs]) =>
    pairs.flatMap(([id, message]) => branchesOf(message).map((text) => ({ catalogue, id, text }))),
  )
}

/** The sentences that are written in code: of commands and of settings that stop the start. */
export function readSentences(
  rooms: readonly string[] = ['server/commands', 'server/config', 'server/app', 'server/database/opening'],
): readonly ShownText[] {
  return rooms.flatMap((room) => sourcesIn(room).flatMap((file) => sentencesIn(file)))
}

function sourcesIn(room: string): readonly string[] {
  const files = readdirSync(folder(`src/${room}/`), { recursive: true, encoding: 'utf8' })
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)
  return files.filter(isSource).map((name) => `src/${room}/${name}`)
}

function sentencesIn(file: string): readonly ShownText[] {
  const source = readFileSync(folder(file), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
  const literals = [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g)]
  const texts = literals.map(([, single, double, back]) => single ?? double ?? back ?? '')
  return texts
    .filter((text) => /^[A-Z$][^;]* .*[.:!?]$/.test(text))
    .map((text) => ({ catalogue: 'code', id: file, text: text.replace(/\$\{[^}]*\}/g, '') }))
}

type Pair = readonly [id: string, text: string]

function readPairs(place: URL, file: string): readonly Pair[] {
  const pairs: { readonly [id: string]: string } = JSON.parse(readFileSync(new URL(file, place), 'utf8'))
  return Object.entries(pairs)
}

/** What a message can say: a plural or a choice once for each of its branches, a parameter as nothing. */
export function branchesOf(message: string): readonly string[] {
  const open = /\{\w+, (?:plural|select), /.exec(message)
  if (!open)
    return [
      message
        .replace(/\{[^{}]*\}/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]
  const end = closingOf(message, open.index)
  const inner = message.slice(open.index + open[0].length, end)
  return branchTexts(inner).flatMap((branch) =>
    branchesOf(`${message.slice(0, open.index)}${branch}${message.slice(end + 1)}`),
  )
}

function branchTexts(inner: string): readonly string[] {
  const texts: string[] = []
  for (let from = inner.indexOf('{'); from >= 0; from = inner.indexOf('{', from)) {
    const end = closingOf(inner, from)
    texts.push(inner.slice(from + 1, end))
    from = end
  }
  return texts
}

/** Where the brace that opens at this place is closed. */
function closingOf(message: string, open: number): number {
  let depth = 0
  for (let at = open; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace stays open in: ${message}`)
}
