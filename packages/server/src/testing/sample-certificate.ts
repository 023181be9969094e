/** The signed file of a certificate, as far as anybody looks into it. */
export const SAMPLE_DOCUMENT = Buffer.from('%PDF-1.7\nsigned by Ada Turner\n')

/** A certificate for the buyer of the sample order, as its form sends it. */
export const SAMPLE_CERTIFICATE = {
  businessName: 'Turner Resale',
  email: 'ada@example.com',
  state: 'NJ',
  reason: 'G',
  certificateNumber: '123-456-789/000',
  validFrom: '2020-01-01',
  validTo: '',
  document: SAMPLE_DOCUMENT.toString('base64'),
}
