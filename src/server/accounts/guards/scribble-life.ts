/** For the guards of scribbles, how long one lives that nobody has given another time, in milliseconds. */
export const scribbleLife = 30 * 24 * 3_600_000
