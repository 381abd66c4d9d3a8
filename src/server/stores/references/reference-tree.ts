import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Document, isDocument, isReference } from '#server/stores/document.ts'

/** Where a type holds references, as a tree of names, so that one walk of a document meets all of them. */
export type ReferenceTree = { isHere: boolean; readonly inner: Map<string, ReferenceTree> }

const trees = new WeakMap<TypeEntry, ReferenceTree>()
const authors = ['meta.lastModifiedBy', 'meta.createdBy']

/** The tree of a type, its authors included; made once. */
export function referenceTreeOf(entry: TypeEntry): ReferenceTree {
  const known = trees.get(entry)
  if (known) return known
  const tree = leaf()
  for (const path of [...entry.references.map((each) => each.path), ...authors]) grow(tree, path)
  trees.set(entry, tree)
  return tree
}

/** Puts every reference of a value into the list, in order. */
export function collectReferences(value: unknown, tree: ReferenceTree, found: Reference[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collectReferences(each, tree, found)
    return
  }
  if (tree.isHere && isReference(value)) found.push(value)
  if (!isDocument(value)) return
  for (const [name, inner] of tree.inner)
    if (value[name] !== undefined) collectReferences(value[name], inner, found)
}

/** The value with `more` put to each reference; what gets nothing is the very same object. */
export function withReferences<Value>(value: Value, tree: ReferenceTree, more: More): Value {
  // References get members beside their own; whatever holds them stays what it is.
  return referencesIn(value, tree, more) as Value
}

function referencesIn(value: unknown, tree: ReferenceTree, more: More): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each) => referencesIn(each, tree, more))
    return items.every((each, index) => each === value[index]) ? value : items
  }
  if (!isDocument(value)) return value
  const members = tree.isHere && isReference(value) ? more(value) : undefined
  const inside = changedInside(value, tree, more)
  return members === undefined ? inside : { ...inside, ...members }
}

type More = (reference: Reference) => Document | undefined

function changedInside(value: Document, tree: ReferenceTree, more: More): Document {
  let copy: Record<string, unknown> | undefined
  for (const [name, inner] of tree.inner) {
    const old = value[name]
    const next = old === undefined ? old : withReferences(old, inner, more)
    if (next === old) continue
    copy ??= { ...value }
    copy[name] = next
  }
  return copy ?? value
}

function grow(tree: ReferenceTree, path: string): void {
  let at = tree
  for (const name of path.split('.')) {
    const next = at.inner.get(name) ?? leaf()
    at.inner.set(name, next)
    at = next
  }
  at.isHere = true
}

function leaf(): ReferenceTree {
  return { isHere: false, inner: new Map() }
}
