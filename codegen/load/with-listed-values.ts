import { isObject, type JsonObject, textAt } from './json.ts'
import type { SourceFile } from './sources.ts'

type Files = ReadonlyMap<string, SourceFile>

/**
 * Fills the enumerations that say from which folder their values come (`x-folder`): one value for each file there, by its title,
 * with the words that the catalogue has for it. So such a list has no second place.
 */
export function withListedValues(files: Files, before: Files = new Map()): Files {
  const filled = [...files].map(([path, file]) => {
    const folder = file.kind === 'enumerations' ? textAt(file.json, 'x-folder') : undefined
    return folder === undefined
      ? ([path, file] as const)
      : ([path, filledFile(file, folder, { files, before })] as const)
  })
  return new Map(filled)
}

type Around = { readonly files: Files; readonly before: Files }

function filledFile(file: SourceFile, folder: string, { files, before }: Around): SourceFile {
  const own = isObject(file.json) ? file.json : {}
  const values = [...files.values()]
    .filter(({ kind }) => kind === folder.replace('../', ''))
    .map(({ json, name }) => textAt(json, 'title') ?? name)
  const labels = values.flatMap((value) => {
    const label = textIn(files, `enumeration.${textAt(own, 'title')}.${value}`)
    return label === undefined ? [] : [[value, label.replace(/[{}]/g, '')] as const]
  })
  const json: JsonObject = { ...own, enum: values, 'x-labels': Object.fromEntries(labels) }
  const text = `${JSON.stringify(json, null, 2)}\n`
  const known = before.get(file.path)
  return known?.text === text ? known : { ...file, json, text }
}

function textIn(files: Files, id: string): string | undefined {
  for (const { kind, path, json } of files.values()) {
    const text = kind === 'messages' && path.includes('/en/') ? textAt(json, id) : undefined
    if (text !== undefined) return text
  }
  return undefined
}
