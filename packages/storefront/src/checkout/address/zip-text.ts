/** A ZIP code as it is written on a parcel, with its four further digits when they are known. */
export function zipText({ zipCode, zipPlus4 }: { zipCode: string; zipPlus4: string }): string {
  return zipPlus4 === '' ? zipCode : `${zipCode}-${zipPlus4}`
}
