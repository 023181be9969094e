import {
  addBasketBalusters,
  fillAddress,
  fillCheckout,
  fillContact,
  orderSummary,
} from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { untilAlive, visit } from './visit.ts'

test('an empty cart leads back to the products', async ({ page }) => {
  await visit(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/products')
})

test('each field says what is wrong with it, and is content when it is right @phone', async ({
  page,
}) => {
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  // While one is in the field, too: as soon as the typing rests.
  await page.getByLabel('Email').pressSequentially('ada@')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await page.getByLabel('Email').fill('')
  const required = [
    ['Email', 'Email is required'],
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Phone', 'Phone number is required'],
    ['Street address', 'Street address is required'],
    ['City', 'City is required'],
    ['State', 'State is required'],
    ['ZIP code', 'ZIP code is required'],
  ] as const
  for (const [label, message] of required) {
    const field = page.getByLabel(label)
    await field.focus()
    await field.blur()
    await expect(field).toHaveAccessibleDescription(message)
  }
  const email = page.getByLabel('Email')
  await email.fill('ada@example')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  const phone = page.getByLabel('Phone')
  for (const wrong of ['555-0199', '0609 555 0199', '609 555 0199 ext 4']) {
    await phone.fill(wrong)
    await expect(phone).toHaveAccessibleDescription(
      'Please enter a valid phone number (10+ digits)',
    )
  }
  await expect(page.getByText(/enable PayPal checkout\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  await expect(
    page.getByText('Please complete all required fields to enable card payment.'),
  ).toBeVisible()

  await page.getByLabel('Pickup at Warehouse (Free)').check()
  await page.getByLabel('Pickup at Warehouse (Free)').uncheck()
  await expect(page.getByText('City is required')).toHaveCount(0)
  await fillContact(page)
  await fillAddress(page)
  await expect(email).toHaveAccessibleDescription('')
  await expect(phone).toHaveAccessibleDescription(/order updates/)
  await expect(page.getByText(/^Please complete all required fields/)).toHaveCount(0)
})

test('nothing typed is lost on reload or on the way back, and card data is never kept', async ({
  page,
}) => {
  await fillCheckout(page, 2)
  await page.reload()
  await untilAlive(page)
  await expect(page.getByLabel('Email')).toHaveValue('ada.stone@example.com')
  await expect(page.getByLabel('State')).toHaveValue('NJ')
  // 69.98 + 15.00 shipping + 8 % (5.60)
  await expect(await orderSummary(page)).toContainText('$90.58')

  await page.getByRole('link', { name: 'Terms' }).first().click()
  await expect(page).toHaveURL('/terms')
  await page.reload()
  await untilAlive(page)
  await page.goBack()
  await expect(page.getByLabel('ZIP code')).toHaveValue('08608')
  // the document of the terms would not have let PayPal in
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })).toBeVisible()
})

test('an address is standardized, and taken over only when the buyer says so @phone', async ({
  page,
}) => {
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  const validate = page.getByRole('button', { name: 'Validate Address with USPS' })
  const street = page.getByLabel('Street address')
  await street.fill('100 north main street')
  await page.getByLabel('City').fill('trenton')
  await expect(validate).toHaveCount(0)
  await page.getByLabel('State').selectOption('NJ')
  await page.getByLabel('Apartment/suite (optional)').fill('apt 4')
  await page.getByLabel('ZIP code').fill('08608')

  await validate.click()
  const valid = page.getByRole('region', { name: 'Address Validated' })
  await expect(valid.getByText('TRENTON, NJ 08608')).toBeVisible()
  await expect(valid.getByText('Checked against USPS format')).toBeVisible()
  await validate.click()
  await expect(valid).toBeVisible()
  await valid.getByRole('button', { name: 'Keep Original' }).click()
  await expect(valid).toHaveCount(0)
  await expect(street).toHaveValue('100 north main street')
  await validate.click()
  await valid.getByRole('button', { name: 'Use Standardized Address' }).click()
  await expect(street).toHaveValue('100 N MAIN ST')
  await expect(page.getByLabel('Apartment/suite (optional)')).toHaveValue('APT 4')
  await expect(page.getByLabel('City')).toHaveValue('TRENTON')

  // What a field says of itself moves the button: a press waits for it, as a buyer's would.
  const zip = page.getByLabel('ZIP code')
  await zip.fill('90210')
  await expect(zip).toHaveAccessibleDescription(/is in California, not in New Jersey/)
  await validate.click()
  const notFound = page.getByRole('region', { name: 'Address Not Found' })
  await expect(notFound).toContainText('ZIP code 90210 is in California, not in New Jersey.')
  await notFound.getByRole('button', { name: 'Continue with Original Address' }).click()
  await expect(notFound).toHaveCount(0)
  await expect(zip).toHaveValue('90210')
  await validate.click()
  await notFound.getByRole('button', { name: 'Close address validation' }).click()
  await expect(notFound).toHaveCount(0)

  await page.getByLabel('City').fill('')
  await zip.fill('08608')
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(/./)
  await expect(zip).toHaveAccessibleDescription('')
  await validate.click()
  await expect(valid.getByText(/^100 N MAIN ST\s*APT 4\s*NJ 08608$/)).toBeVisible()
})

test('no state is chosen at first, by an item or otherwise, and each can be by its letters @phone', async ({
  page,
}) => {
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  const state = page.getByRole('combobox', { name: 'State' })
  const prompt = page.getByText('Select a state', { exact: true })
  await expect(state).toHaveJSProperty('selectedIndex', -1)
  await expect(state.getByRole('option')).toHaveCount(50)
  await expect(page.locator('option[value=""]')).toHaveCount(0)
  await expect(prompt).toBeVisible()
  await expect(state).toHaveAttribute('autocomplete', 'shipping address-level1')
  await state.focus()
  await state.blur()
  await expect(state).toHaveAccessibleDescription('State is required')

  await state.focus()
  await page.keyboard.type('New J')
  await expect(state).toHaveValue('NJ')
  await expect(prompt).toBeHidden()
  await expect(state).toHaveAccessibleDescription('')
  await page.reload()
  await untilAlive(page)
  await expect(state).toHaveValue('NJ')

  await page.getByLabel('Pickup at Warehouse (Free)').check()
  await page.getByLabel('Pickup at Warehouse (Free)').uncheck()
  await expect(state).toHaveValue('NJ')
})

test('a ZIP code has five digits, or nine, and belongs to the state @phone', async ({ page }) => {
  await fillCheckout(page, 1)
  const zip = page.getByLabel('ZIP code')
  const incomplete = page.getByText('Still needed: ZIP code')
  await expect(incomplete).toHaveCount(0)
  await zip.fill('0860')
  await expect(zip).toHaveAccessibleDescription(
    'Please enter a ZIP code of five digits, such as 08608',
  )
  await expect(incomplete).toBeVisible()
  await zip.fill('08608-1234')
  await expect(zip).toHaveAccessibleDescription('')
  await page.getByLabel('State').selectOption('PA')
  await expect(zip).toHaveAccessibleDescription(
    'ZIP code 08608 is in New Jersey, not in Pennsylvania. Please change one of them',
  )
  // What this tab has kept says what is wrong with it, too.
  await page.reload()
  await untilAlive(page)
  await expect(zip).toHaveAccessibleDescription(/is in New Jersey, not in Pennsylvania/)
  await page.getByLabel('State').selectOption('NJ')
  await expect(zip).toHaveAccessibleDescription('')
  await expect(incomplete).toHaveCount(0)
})

test('an e-mail address that no mail reaches is told so, as in the contact form', async ({
  page,
}) => {
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  const email = page.getByLabel('Email')
  for (const wrong of ['ann@example..com', 'ann@example.com.', '.ann@example.com', '<ann>@x.yz']) {
    await email.fill(wrong)
    await email.blur()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  }
  await email.fill('ann@example.com')
  await expect(email).toHaveAccessibleDescription('')
})
