import { business } from '@millrun/commerce/business'
import {
  EXEMPTION_REASONS,
  type Exemption,
  type ExemptionStatus,
} from '@millrun/commerce/tax/exemption'
import { mailPage, paragraph } from '../mail/order-markup.ts'
import type { Mail } from '../mail/mail.ts'

/** What happened to a certificate. */
export interface ExemptionNews {
  readonly exemption: Exemption
  readonly status: ExemptionStatus
  /** Why, in the words of whoever decided. */
  readonly note: string
}

/** The mail about what happened to a certificate: to the business when one is offered, else to the buyer. */
export function exemptionMail(news: ExemptionNews): Mail {
  const { exemption, status } = news
  const { title, sentences } = status === 'offered' ? offered(exemption) : decided(news)
  const toUs = { to: business.email, replyTo: exemption.email }
  return {
    ...(status === 'offered' ? toUs : { to: exemption.email }),
    subject: title,
    text: [title, ...sentences, ''].join('\n\n'),
    html: mailPage(title, ...sentences.map(paragraph)),
  }
}

interface Words {
  readonly title: string
  readonly sentences: readonly string[]
}

function offered(exemption: Exemption): Words {
  const { code, businessName, email, state, reason, certificateNumber } = exemption
  return {
    title: `Certificate ${code} is to be decided: ${businessName}, ${state}`,
    sentences: [
      `${EXEMPTION_REASONS[reason]}. Number ${certificateNumber}, ${validity(exemption)}. From ${email}.`,
      `"npm run exemptions -- document ${code} > certificate" writes the signed file. Then "npm run exemptions -- approve ${code}", or refuse ${code} "why".`,
    ],
  }
}

function decided({ exemption, status, note }: ExemptionNews): Words {
  const { code, state, certificateNumber } = exemption
  const which = `This is about certificate number ${certificateNumber} for ${state}.`
  switch (status) {
    case 'approved':
      return {
        title: `Your exemption certificate ${code} is approved`,
        sentences: [
          `${which} It is ${validity(exemption)}.`,
          `At checkout, open “I am exempt from sales tax” and type ${code}. It holds for orders with this e-mail address that go to ${state}.`,
        ],
      }
    case 'refused':
      return {
        title: `We could not approve your exemption certificate ${code}`,
        sentences: [which, `The reason: ${note}`, 'Tax is charged on your orders as before.'],
      }
    case 'withdrawn':
      return {
        title: `Your exemption certificate ${code} holds no more`,
        sentences: [
          which,
          `The reason: ${note}`,
          'Tax is charged on your orders from now on. Orders you have placed stay as they are.',
        ],
      }
    case 'offered':
      return offered(exemption)
  }
}

function validity({ validFrom, validTo }: Exemption): string {
  return validTo === undefined ? `valid from ${validFrom}` : `valid ${validFrom} to ${validTo}`
}
