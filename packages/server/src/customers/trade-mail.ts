import { PROOFS, TRADES } from '@millrun/commerce/account/trade-application'
import { business } from '@millrun/commerce/business'
import type { Mail } from '../mail/mail.ts'
import { mailPage, paragraph } from '../mail/order-markup.ts'
import type { Applicant } from './trade-store.ts'

/** The mail about how an application stands: to the business when it is to be decided, else to who asked. */
export function tradeMail(applicant: Applicant, shopOrigin: string): Mail {
  const { title, sentences } = wordsOf(applicant, shopOrigin)
  const { email } = applicant
  return {
    ...(applicant.application.status === 'pending'
      ? { to: business.email, replyTo: email }
      : { to: email }),
    subject: title,
    text: [title, ...sentences, ''].join('\n\n'),
    html: mailPage(title, ...sentences.map(paragraph)),
  }
}

function wordsOf(applicant: Applicant, shopOrigin: string) {
  const { email } = applicant
  const { businessName, status, reason = '' } = applicant.application
  switch (status) {
    case 'pending':
      return {
        title: `A trade account is to be decided: ${businessName}`,
        sentences: [
          aboutOf(applicant),
          `"npm run trade -- document ${email} > document" writes the attached file. Then "npm run trade -- approve ${email}", or refuse ${email} "why".`,
        ],
      }
    case 'approved':
      return {
        title: `Your trade account for ${businessName} is approved`,
        sentences: [`Sign in at ${shopOrigin}/account with ${email}.`],
      }
    case 'refused':
      return {
        title: `We could not approve a trade account for ${businessName}`,
        sentences: [
          `The reason: ${reason}`,
          `You may apply again at ${shopOrigin}/account, with what was missing. Your account and your orders stay as they are.`,
        ],
      }
  }
}

/** Who asks, in a sentence. */
function aboutOf({ application, email }: Applicant): string {
  const { trade, proof, number, states, website } = application
  const site = website === '' ? '' : ` ${website}.`
  return `${TRADES[trade]}. ${PROOFS[proof]} ${number}, ${states.join(', ')}. From ${email}.${site}`
}
