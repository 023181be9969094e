import type { StructuredData } from './json-ld.tsx'

/** What people ask before they order; each answer says what the Terms say. */
export const questions = [
  {
    question: 'How long does delivery take?',
    answer:
      'Stock parts ship nationwide within the US, typically in 2-8 business days. Lead times are estimates. Most custom orders take 2-3 weeks.',
  },
  {
    question: 'What does shipping cost?',
    answer:
      'Standard shipping is $15.00 an order, and free when the cart subtotal is over $100. Pickup at the warehouse is free.',
  },
  {
    question: 'Can I return parts?',
    answer:
      'Yes, within 14 days of delivery, unused and uncut; you pay the way back. Custom parts cannot be returned.',
  },
  {
    question: 'Is there a warranty?',
    answer:
      'All products carry a 1 year manufacturer warranty. Professional installation is recommended.',
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
