/** For patches: true for a name that the table has itself. */
export function isKeyOf<Table extends object>(
  table: Table,
  name: PropertyKey | undefined,
): name is keyof Table {
  return name !== undefined && Object.hasOwn(table, name)
}
