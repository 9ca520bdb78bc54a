/** A number as it is printed: with a real minus, not with a hyphen. */
export function printed(value: number | undefined): string {
  return String(value ?? '').replace('-', '−')
}
