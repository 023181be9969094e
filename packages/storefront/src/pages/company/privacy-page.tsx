import { paths } from '../../paths.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { ProsePage, ProseSection } from '../../text/prose-page.tsx'
import { MailLink } from '../../text/reach-links.tsx'

export function Page() {
  return (
    <>
      <PageMeta
        title="Privacy"
        description="What Millrun keeps about you, why and for how long: your order, and your account if you open one."
        path={paths.privacy}
      />
      <ProsePage
        title="Privacy"
        lede="We keep what an order needs, and what you keep in an account if you open one. There are no trackers and no advertising on this site."
        note="In force from November 25, 2026."
      >
        <Visiting />
        <Ordering />
        <Account />
        <ProseSection title="Mail and forms">
          <p>
            The contact form and the quote buttons open a draft in your own mail program; nothing is
            sent until you send it. We keep your letters as long as the matter they are about.
          </p>
        </ProseSection>
        <ProseSection title="Your rights">
          <p>
            Whoever has an account finds everything we hold about it under “Your data”, to download
            and to erase. Everybody can write to <MailLink /> to see what we hold about you, to have
            it corrected, or to have it deleted where the law does not make us keep it. We answer
            within 30 days. We do not sell or share personal information.
          </p>
        </ProseSection>
      </ProsePage>
    </>
  )
}

function Visiting() {
  return (
    <ProseSection title="While you look around">
      <p>
        Browsing, searching and filling the cart send us nothing but the pages you ask for. Your
        cart is kept in your own browser. What you type at checkout is kept in the open tab, so that
        a reload does not lose it, and is gone when you close the tab; so is what you type about a
        return, until it is sent. After an order the tab keeps its number and the link to its page,
        for a day, and its e-mail address, to offer you an account for it, until you open one,
        dismiss the offer or close the tab.
      </p>
      <p>
        We set no cookies of our own. Our server keeps its technical log without names, addresses or
        e-mail addresses.
      </p>
    </ProseSection>
  )
}

function Ordering() {
  return (
    <>
      <ProseSection title="When you order">
        <p>We store, in our order database:</p>
        <ul>
          <li>your name, e-mail address and phone number,</li>
          <li>the shipping address, unless you pick the order up,</li>
          <li>what you ordered, what it cost, and how the payment went.</li>
        </ul>
        <p>
          We use it to deliver the order, to reach you about it, and for the records that tax law
          asks of us, which we keep for seven years. Then name, address, e-mail and phone number are
          deleted from the order; from an order that was never paid, after 30 days. While a payment
          is not settled, they are kept.
        </p>
        <Quoted />
        <p>
          If you send us an exemption certificate, we keep it, with its file, for four years after
          the last order with it, as New Jersey asks; one that we refuse, for 90 days.
        </p>
        <p>
          What you write when you return something or report a problem, and the photographs that you
          send along, we keep as long as your name is in the order.
        </p>
      </ProseSection>
      <ProseSection title="If you review what you bought">
        <p>
          Some weeks after an order has arrived we ask once, by e-mail, what you think of it. The
          link in that mail that says “Do not ask me again” ends this for your address; we keep a
          hash of it so that it stays so. If you write a review, we store your stars, your words,
          the name you choose, the order it is about, and how you changed it; stars, words, name and
          day stand on the product’s page for everybody to read. You can change it or take it back
          through the same link.
        </p>
        <p>
          When your name is taken out of the order, it goes from the review as well, with the order
          it belongs to. The stars and words stay, without a name; those of a review that you took
          back are deleted.
        </p>
      </ProseSection>
      <ProseSection title="Payment">
        <p>
          Payments are handled by PayPal, also those by card. Card numbers are typed into fields
          that PayPal serves; they never reach us. PayPal receives your name, the shipping address,
          the order’s lines and amounts and, with a card, the billing address you typed, and treats
          them under its own privacy statement.
        </p>
      </ProseSection>
      <ProseSection title="Address check">
        <p>
          If you ask for your address to be validated, it is checked against the postal service’s
          address rules and, where that service is connected, sent to the United States Postal
          Service for that purpose only.
        </p>
      </ProseSection>
    </>
  )
}

function Account() {
  return (
    <ProseSection title="If you open an account">
      <p>Nobody needs one to buy. If you open one, we store:</p>
      <ul>
        <li>
          your e-mail address, when it was confirmed, and your password as a hash, from which nobody
          can read it,
        </li>
        <li>
          authenticator apps and passkeys that you set up, and one entry for each browser that is
          signed in,
        </li>
        <li>the addresses, carts and designs that you keep there, and the quotes you made,</li>
        <li>
          a trade application with its license or certificate and what we decided, if you sent one.
        </li>
      </ul>
      <p>
        The account shows the orders that were placed with its confirmed address. All of this stays
        until you erase it. A browser in which nobody was for 180 days is signed out. Codes that we
        mail hold for 10 minutes.
      </p>
      <p>
        While you are signed in, your browser keeps, in its local storage, the session
        (millrun-account-session), a copy of your kept addresses that checkout offers
        (millrun-account-addresses), if you have trade prices, your price list with a ticket that
        has checkout charge by it (millrun-account-trade-prices), and, if you order on terms, in how
        many days you pay (millrun-account-terms); the open tab keeps a random name
        (millrun-account-tab). Signing out empties the first four, and closing the tab the last. No
        cookie is set. Pages outside the account read nothing else of the session and send nothing
        but that ticket.
      </p>
      <p>
        “Erase Me” under “Your data” deletes the account at once. Your name, addresses, e-mail and
        phone number are taken out of orders that are done with; out of one that is under way, or
        was shipped less than 30 days ago, when that is over. What was bought and what it cost stays
        for tax law, without you.
      </p>
    </ProseSection>
  )
}

function Quoted() {
  return (
    <p>
      A quote that we make for you has your name, your e-mail address and the name of the job, if
      you gave them. One that was not accepted is deleted a year after its last day; of one that
      was, these are taken out when you have us erase what we keep about you.
    </p>
  )
}
