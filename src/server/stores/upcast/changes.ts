import { changeAt, type Document, isDocument } from '#server/stores/document.ts'

/** The usual steps between two shapes. Paths are dotted; lists on the way are walked through. */
type Change = (document: Document) => Document

/** In older stored rows, a field is called otherwise. A value of the new name that is there already stays. */
export function renameField(from: string, to: string): Change {
  const [oldName, newName] = [lastOf(from), lastOf(to)]
  return within(from, (part) => {
    if (!(oldName in part)) return part
    const { [oldName]: value, ...others } = part
    return newName in part ? others : { ...others, [newName]: value }
  })
}

/** A field is gone. */
export function removeField(path: string): Change {
  const name = lastOf(path)
  return within(path, (part) => {
    const { [name]: _gone, ...others } = part
    return name in part ? others : part
  })
}

/** A field has to be there: where it is not, it gets this value. */
export function fillField(path: string, value: unknown): Change {
  const name = lastOf(path)
  return within(path, (part) => (part[name] === undefined ? { ...part, [name]: value } : part))
}

/** Values of a closed list are written otherwise: old value → new value. */
export function replaceValue(path: string, values: Readonly<Record<string, string>>): Change {
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written)
    return typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : value
  }
  const name = lastOf(path)
  return within(path, (part) => (name in part ? { ...part, [name]: written(part[name]) } : part))
}

/** Each part that stands at a path changes as a whole. */
export function changeParts(path: string, change: Change): Change {
  return (document) => changeAt(document, path, (part) => (isDocument(part) ? change(part) : part))
}

/** In older stored definitions, elements of one type change, wherever in a definition they stand. */
export function changeElements(type: string, change: Change): Change {
  return everywhere((part) => (part.type === type && 'id' in part ? change(part) : part))
}

/** Rules of one kind change, wherever they stand; their settings are in `params`. */
export function changeRules(kind: string, change: Change): Change {
  return everywhere((part) => (part.kind === kind && 'id' in part ? change(part) : part))
}

function everywhere(change: Change): Change {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isDocument(value)) return value
    return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)])))
  }
  return (document) =>
    Object.fromEntries(Object.entries(document).map(([name, inner]) => [name, walk(inner)]))
}

/** Changes each part of the document that the path's last name stands in. */
function within(path: string, change: (part: Document) => Document): Change {
  const around = path.slice(0, -lastOf(path).length - 1)
  return around === '' ? change : changeParts(around, change)
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? ''
}
