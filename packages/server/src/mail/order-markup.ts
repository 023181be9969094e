import { findProduct } from '@millrun/catalogue/catalogue'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { mailPicturePath } from '@millrun/catalogue/pictures/picture-path'
import { orderSums } from '@millrun/commerce/order-sums'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { addressLine, business } from '@millrun/commerce/business'
import { lineNote } from '@millrun/commerce/line-note'
import type { FrozenLine, Order } from '../orders/order.ts'
import { deliveryParts, destination, lineTotal, type Sum, warningParts } from './order-text.ts'

const INK = '#1f1b16'
const QUIET = 'color:#5b5245'
const CELL = 'padding:8px 0;border-bottom:1px solid #cfc6b4;vertical-align:top'
const RIGHT = `${CELL};text-align:right;white-space:nowrap;padding-left:16px`
const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:normal"

const SUBTITLE = `margin:0 0 8px;font-size:20px;${SERIF}`

/** A whole mail in the look of the shop: warm paper, ink, hairlines. */
export function mailPage(title: string, ...parts: readonly Html[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#f1eee8;color:${INK};font:16px/1.5 'Helvetica Neue',Arial,sans-serif"
      >
        <div style="max-width:600px;margin:0 auto;padding:32px 20px">
          <p style="margin:0 0 24px;font-size:14px">${business.name}</p>
          <h1 style="margin:0 0 16px;font-size:28px;line-height:1.2;${SERIF}">${title}</h1>
          ${parts}
          <p
            style="margin:32px 0 0;padding-top:12px;border-top:1px solid ${INK};font-size:14px;${QUIET}"
          >
            ${business.name}, ${addressLine()}<br />${business.phone}, ${business.email}
          </p>
        </div>
      </body>
    </html> `.html
}

/** The order as a table with pictures, where it goes and how. */
export function orderMarkup(order: Order, shopOrigin: string): Html {
  const { title, lines } = destination(order)
  const parts = deliveryParts(order)
  return html`${linesMarkup(order.lines, orderSums(order.totals, taxName(order.tax)), shopOrigin)}
  ${section(title, lines)} ${parts.length === 0 ? '' : section('Delivery', parts)}
  ${warningParts(order).map(paragraph)}`
}

/** Lines as a table with pictures, and what they come to. */
export function linesMarkup(
  lines: readonly FrozenLine[],
  sums: readonly Sum[],
  shopOrigin: string,
): Html {
  return html`<table
    role="presentation"
    style="width:100%;margin:24px 0;border-collapse:collapse;border-top:1px solid ${INK}"
  >
    ${lines.map((line) => lineRow(line, shopOrigin))} ${sums.map(sumRow)}
  </table>`
}

/** A title with its lines below. */
export function section(title: string, lines: readonly string[]): Html {
  return html`<h2 style="${SUBTITLE}">${title}</h2>
    <p style="margin:0 0 24px">${lines.map((line) => html`${line}<br />`)}</p>`
}

export function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px">${text}</p> `
}

/** On which terms, below everything else. */
export function smallPrint(sentences: readonly string[]): Html {
  return html`<p style="margin:24px 0 0;font-size:14px;${QUIET}">
    ${sentences.map((sentence) => html`${sentence}<br />`)}
  </p> `
}

export function link(href: string, text: string): Html {
  return html`<p style="margin:0 0 16px"><a href="${href}" style="color:${INK}">${text}</a></p> `
}

function lineRow(line: FrozenLine, shopOrigin: string): Html {
  return html`<tr>
    <td style="${CELL};width:72px">${picture(line, shopOrigin)}</td>
    <td style="${CELL}">
      ${line.title}<br /><span style="font-size:14px;${QUIET}">${lineNote(line)}</span>
    </td>
    <td style="${RIGHT}">${lineTotal(line)}</td>
  </tr> `
}

/** The product in its choices; nothing for one that is sold no more. */
function picture({ id, title }: FrozenLine, shopOrigin: string): Html | string {
  const found = readLineId(id, findProduct)
  if (!found.ok) return ''
  const { product, choices } = found.line
  const source = `${shopOrigin}${mailPicturePath(chosenPicture(product, choices))}`
  return html`<img src="${source}" alt="${title}" width="56" height="70" style="display:block" />`
}

function sumRow([name, amount]: Sum): Html {
  return html`<tr>
    <td colspan="2" style="${CELL}">${name}</td>
    <td style="${RIGHT}">${amount}</td>
  </tr> `
}

/** Markup that needs no more escaping. */
interface Html {
  readonly html: string
}

type Part = string | Html | readonly Html[]

/** Writes markup; every text that is put into it is escaped. */
function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const joined = texts.map((text, index) => text + markup(parts[index] ?? ''))
  return { html: joined.join('') }
}

function markup(part: Part): string {
  if (typeof part === 'string') return escaped(part)
  return 'html' in part ? part.html : part.map((item) => item.html).join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
