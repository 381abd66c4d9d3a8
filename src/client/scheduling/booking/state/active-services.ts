/** How the services are asked for that can be booked. */
export const activeServices = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  pageSize: 500,
} as const
