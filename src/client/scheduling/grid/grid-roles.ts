/**
 * What the parts of the calendar are to those who hear it: a grid, so that arrows reach it and not the reading voice. A row of heads and
 * a row of columns; elements of a table could not share one scale of hours.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  row: { role: 'row', className: 'day-row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell', className: 'day-cell' },
} as const
