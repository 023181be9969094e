interface Reported {
  readonly messageId: string
  readonly address: string
  readonly action: 'failed' | 'delayed'
}

/** A report as Postfix writes it, about a mail of which it sends the head back. */
export function deliveryReport({ messageId, address, action }: Reported): string {
  return `From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: hello@millrun.example
Subject: Undelivered Mail Returned to Sender
Date: Wed, 25 Nov 2026 12:00:00 +0000
Message-ID: <20261125120000.ABC@mx.example>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
 boundary="9B095B5ADSN=_01D7A/mx.example"

This is a MIME-encapsulated message.

--9B095B5ADSN=_01D7A/mx.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients.

--9B095B5ADSN=_01D7A/mx.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 9B095B5A
Arrival-Date: Wed, 25 Nov 2026 11:59:58 +0000

Final-Recipient: rfc822; ${address}
Original-Recipient: rfc822;${address}
Action: ${action}
Status: 5.1.1
Remote-MTA: dns; mail.example.com
Diagnostic-Code: smtp; 550 5.1.1 <${address}>: no such
    user here

--9B095B5ADSN=_01D7A/mx.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Date: Wed, 25 Nov 2026 11:59:57 +0000
From: Millrun Stair Parts <hello@millrun.example>
To: ${address}
Message-ID: ${messageId}
Subject: Your order

--9B095B5ADSN=_01D7A/mx.example--
`
}
