/** What a run takes over from the one before it: results by name, each with the very inputs that it was made of. */
export type Memory = Map<string, { readonly inputs: readonly unknown[]; readonly value: unknown }>

/** The remembered result of a name when each input is the same thing as then, else a new one. Without a memory nothing is kept. */
export function remembered<Value>(
  memory: Memory | undefined,
  { name, inputs }: { readonly name: string; readonly inputs: readonly unknown[] },
  make: () => Value,
): Value {
  const known = memory?.get(name)
  const isSame =
    known?.inputs.length === inputs.length && known.inputs.every((input, index) => input === inputs[index])
  // Who remembers under a name asks for the same under it.
  if (known && isSame) return known.value as Value
  const value = make()
  memory?.set(name, { inputs, value })
  return value
}
