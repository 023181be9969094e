import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARRIERS } from '@millrun/commerce/desk/carriers'
import type { AnySchema } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { trackerRequest } from './tracker-request.ts'

const FILE = join(
  import.meta.dirname,
  '../testing/paypal-schemas/orders.order_tracker_request.json',
)

function validator() {
  const schema: AnySchema = JSON.parse(readFileSync(FILE, 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

const ORDER = {
  captureId: '2GG279541U471931P',
  lines: [
    {
      id: 'm-399:finish=cv',
      item: 'M-399',
      title: 'Single Basket Iron Baluster, Copper Vein',
      unitPriceCents: 3899,
      quantity: 10,
    },
  ],
}

const sent = (carrier: string, tracking = '1Z999') => ({
  carrier,
  tracking,
  lines: [{ id: 'm-399:finish=cv', quantity: 3 }],
})

test('PayPal is told which pieces left under which number, and writes to nobody', () => {
  expect(trackerRequest(ORDER, sent('ups'))).toEqual({
    capture_id: '2GG279541U471931P',
    transaction_id: '2GG279541U471931P',
    status: 'SHIPPED',
    tracking_number: '1Z999',
    carrier: 'UPS',
    notify_payer: false,
    items: [
      {
        name: 'Single Basket Iron Baluster, Copper Vein',
        sku: 'm-399:finish=cv',
        quantity: '3',
      },
    ],
  })
})

test('a carrier that PayPal has no code for is named', () => {
  expect(trackerRequest(ORDER, sent('Joe’s van'))).toMatchObject({
    carrier: 'OTHER',
    carrier_name_other: 'Joe’s van',
  })
  expect(trackerRequest(ORDER, sent(''))).toMatchObject({ carrier_name_other: 'Unknown' })
})

test("every tracker fits PayPal's schema, with each carrier that we know", () => {
  const validate = validator()
  for (const name of [...CARRIERS.map((carrier) => carrier.name), 'Élan 運送', 'x'.repeat(64)]) {
    expect([name, validate(trackerRequest(ORDER, sent(name, '9'.repeat(64))))]).toEqual([
      name,
      true,
    ])
  }
  expect(validate({ ...trackerRequest(ORDER, sent('UPS')), carrier: 'UPPS' })).toBe(false)
})
