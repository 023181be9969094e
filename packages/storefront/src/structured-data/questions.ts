import { business } from '@millrun/commerce/business'
import { UNUSED_TERM, WARRANTY_TERM } from '@millrun/commerce/returns/return-terms'
import type { StructuredData } from '../page/json-ld.tsx'
import { FREE_ABOVE, SHIPPING_COST } from '../page/shipping-words.ts'

/** What people ask before they order; each answer says what the Terms say. */
export const questions = [
  {
    question: 'How long does delivery take?',
    answer: `Stock parts ship nationwide within the US, typically in ${business.leadTimes.stock}. Lead times are estimates. Most custom orders take ${business.leadTimes.custom}.`,
  },
  {
    question: 'What does shipping cost?',
    answer: `Standard shipping is ${SHIPPING_COST} an order, and free when the cart subtotal is over ${FREE_ABOVE}. Pickup at the warehouse is free.`,
  },
  {
    question: 'Can I return parts?',
    answer: `Yes, ${UNUSED_TERM}; you pay the way back. Custom parts cannot be returned unless they are faulty.`,
  },
  {
    question: 'Is there a warranty?',
    answer: `All products carry a ${WARRANTY_TERM}. Professional installation is recommended.`,
  },
  {
    question: 'How many balusters do I need?',
    answer:
      'Most codes let no 4" ball pass between two balusters, which comes to two or three on each tread. Check your local code, or send us your measurements and we count them for you.',
  },
] as const

/** The questions and answers of the page, for machines. */
export function questionsData(): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
