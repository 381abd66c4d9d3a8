import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json, textAt } from '#codegen/load/json.ts'
import { lineAt, placesOf } from '#codegen/load/places-of.ts'
import { visit } from '#codegen/load/target-of.ts'

/** Where the starter definitions below `forms/` use an element type or a rule kind: its name → places. */
export function usesInForms(root: string): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>()
  for (const path of formFiles(root)) {
    const text = readFileSync(join(root, path), 'utf8')
    const places = placesOf(text)
    visit(JSON.parse(text), '', (value, pointer) => {
      for (const { name, keyword } of namesOf(value)) {
        const place = `${path}:${lineAt(places, `${pointer}/${keyword}`)}`
        uses.set(name, [...(uses.get(name) ?? []), place])
      }
    })
  }
  return uses
}

/** An element names its type, a rule its kind; both have an id. */
function namesOf(value: Json): readonly { readonly name: string; readonly keyword: string }[] {
  if (!isObject(value) || !('id' in value)) return []
  return ['type', 'kind'].flatMap((keyword) => {
    const name = textAt(value, keyword)
    return name === undefined ? [] : [{ name, keyword }]
  })
}

function formFiles(root: string): readonly string[] {
  try {
    const names = readdirSync(join(root, 'forms'), { recursive: true, encoding: 'utf8' })
    return names
      .map((name) => `forms/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}
