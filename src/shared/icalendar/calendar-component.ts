/** A parameter of a property, its values without quotes and escapes. */
export type CalendarParameter = { readonly name: string; readonly values: readonly string[] }

/** One property of a calendar: its name in capital letters, and its value as it is written, escapes included. */
export type CalendarProperty = {
  readonly name: string
  readonly parameters: readonly CalendarParameter[]
  readonly value: string
}

/** A part of a calendar: a calendar, an event, a time zone. Its kind in capital letters, and the line on which it begins, from 1; what is made here has no line. */
export type CalendarComponent = {
  readonly name: string
  readonly properties: readonly CalendarProperty[]
  readonly components: readonly CalendarComponent[]
  readonly line?: number
}

/** The first property of this name. */
export function propertyOf(component: CalendarComponent, name: string): CalendarProperty | undefined {
  return component.properties.find((each) => each.name === name)
}

/** All properties of this name. */
export function propertiesOf(component: CalendarComponent, name: string): readonly CalendarProperty[] {
  return component.properties.filter((each) => each.name === name)
}

/** The value of a parameter in capital letters; of a zone's name use `parameterText`. */
export function parameterOf(property: CalendarProperty, name: string): string | undefined {
  return parameterText(property, name)?.toUpperCase()
}

/** The value of a parameter as it is written. */
export function parameterText(property: CalendarProperty, name: string): string | undefined {
  return property.parameters.find((each) => each.name === name)?.values[0]
}
