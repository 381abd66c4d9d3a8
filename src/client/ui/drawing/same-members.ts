/** Whether two objects have the same members, each the same value: what is drawn of them is then the same. */
export function sameMembers(one: object, other: object): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)))
  )
}
