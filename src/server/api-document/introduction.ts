const verification = `
    import { createHmac, timingSafeEqual } from "node:crypto";

    /** @param body the bytes as received, before JSON is parsed */
    export function verify(secret, headers, body) {
      const at = Number(headers["webhook-timestamp"]);
      if (!(Math.abs(Date.now() / 1000 - at) < 300)) return false;
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const signed = \`\${headers["webhook-id"]}.\${headers["webhook-timestamp"]}.\${body}\`;
      const expected = createHmac("sha256", key).update(signed).digest();
      return headers["webhook-signature"].split(" ").some((each) => {
        const given = Buffer.from(each.replace("v1,", ""), "base64");
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    }
`;

/** The first screen of the API document, in Markdown: what a stranger must know before the first request. */
export const introduction = `
The JSON API of the school’s website. The site’s own pages use it, and so can your server. Browsers can’t call it from
another site, because it allows no cross-origin requests.

## Quick start

**Published content and forms** need no token:

    curl "https://school.example/api/v1/website/news/list?page=1&items_per_page=2"

**One application** needs its applicant token. Start a draft to get one:

    curl -X POST "https://school.example/api/v1/website/draft/add" \\
      -H 'Content-Type: application/json' \\
      -d '{"application_type":"barch"}'

**Office data** needs an integration token. Ask the school for one, then check it:

    curl "https://school.example/api/v1/office/token" \\
      -H "Authorization: Bearer $TOKEN"

Each operation below shows an example request and example responses, including errors. Download this reference as
OpenAPI 3.1: [/api/docs/json](/api/docs/json). Questions? Email hello@school.example.

## Authentication

Send the token as \`Authorization: Bearer <token>\`. There are three kinds:

| Token | Gives access to | How to get it |
|---|---|---|
| Applicant token | One draft or application | Returned by \`POST /api/v1/website/draft/add\` and \`POST /api/v1/website/application/add\`. A draft’s token stops working (410) once the draft is submitted |
| Payment link token | One fee of one application | In the payment link that an applicant shares: \`/pay/<token>\` |
| Integration token | **Integrations** operations, within its scopes | An owner at the school creates it in the office, under **Integrations**, for 30, 90 or 365 days. It begins with \`school_\` |

**Payment** operations don’t use the header. They take an applicant token or payment link token in the query, the path
or the body, as each operation says.

- Applicant token missing, or sent without \`Bearer\`: 422. Unknown or expired: 404.
- Integration token missing, unknown, revoked or expired: 401. Without the scope: 403.

Store tokens like passwords. An integration token is shown once, and no one can look it up later.

## Responses and errors

A success is \`{"status": true, "data": …}\`. An error has a \`message\`. If fields or headers are invalid, \`errors\` has a
reason for each:

    {
      "status": false,
      "message": "Fix these answers: Email.",
      "errors": { "email": "Please enter your email" }
    }

You can show \`message\` to users. Don’t parse it, because the school can reword it. To tell causes apart, use the
status, the keys of \`errors\`, and these fields:

- \`data\` of 409, for drafts and answers: the state, if it has changed. Without \`data\`, it’s too late to change it.
- \`data\` of 410: the application number of a draft that was submitted.
- \`checking\` and \`ended\` of 409, for payment orders: the bank hasn’t confirmed a payment, or no fee is due.

Operations that return nothing have no \`data\`, and a public 404 has \`"data": null\`. The approval documents are a bare array.

| Status | Cause | What to do |
|---|---|---|
| 400 | Unreadable body, or a payment that can’t be verified | Correct the body. For a payment, don’t pay again: email the school |
| 401 | Integration token missing, unknown, revoked or expired | Send the token, or ask the school for a new one |
| 403 | Scope missing, form or vacancy not open today, or sent by a browser from another site | Read \`message\`. Sending it again doesn’t help |
| 404 | Unknown URL, ID or applicant token | Check all three |
| 405 | Method not allowed for this URL | Use a method in the header \`Allow\` |
| 409 | Not possible in the current state | Get the current state, then decide |
| 410 | Draft already submitted | Use the application instead |
| 412 | Changed by someone else | Get it again, and send its \`ETag\` |
| 413, 415 | Body too large, or of another content type | See the limits and content types of the operation |
| 422 | Field, parameter or header missing or invalid | Correct what \`errors\` names |
| 428 | \`If-Match\` missing | Send the item’s \`ETag\` |
| 429 | Too many requests | Wait the number of seconds in \`Retry-After\` |
| 500 | Server error | Try again once. Then email the school the number in \`message\` |
| 503 | Temporarily unavailable, or the website isn’t open yet | Wait the number of seconds in \`Retry-After\` |

## Paging

Paged lists accept \`page\`, from 1, and \`items_per_page\`, from 1 to 100. \`payload.pagination\` has both, with \`total\` and
\`last_page\`. Tours, versions and approval documents aren’t paged.

## Limits

Each operation states its rate limit under status 429. Limits apply per sender: the token or, without one, the email
address or phone number in the request. Requests that get an error don’t count. All senders on one IP address share a
higher limit, which counts errors too. The \`X-RateLimit-*\` headers describe that limit.

- An integration token: 120 requests a minute, for all operations together.
- Changes to one application: 60 in 24 hours.
- Emails with links: 5 an hour to one recipient.
- Confirmation emails: 10 in 24 hours to one email address. Further requests are accepted without one.
- A JSON body: 256 KB.

Published content has an \`ETag\`. Send it as \`If-None-Match\` to get 304 if nothing has changed.

## Retries

On operations that accept an \`Idempotency-Key\`, send one of 8 to 200 characters, such as a UUID. To retry, send the same
key and the same body. Then the request is stored once. Retry after 429, 500, 503 or no response.

## Concurrent changes

Send an item’s \`ETag\` as \`If-Match\` when you change it. If someone has changed it since you read it, you get 412, and
nothing is overwritten.

## Time and money

Timestamps are ISO 8601 in UTC, such as \`2027-01-15T04:30:00.000Z\`. Dates are \`YYYY-MM-DD\` in Indian Standard Time (IST).
Amounts are in paise unless the field says rupees: \`1000\` is ₹10.

## Versions

The version is in the path: \`/api/v1\`. Within a version, we add operations, fields and values, and remove none. Ignore
what you don’t know. Deprecated operations are aliases that keep working. To see what’s new, compare
[/api/docs/json](/api/docs/json) with your copy.

## Webhooks

The school can send events to your server: content published, applications received, fees paid. An owner adds your
URL in the office, under **Integrations**, **Webhooks**, and gives you its secret, \`whsec_…\`. Each event is a POST:

    {"type": "fee.paid", "timestamp": "2027-01-15T04:36:00.000Z", "data": {"reference": "DSA-27-B-000123", …}}

1. **Verify the signature** with a [Standard Webhooks](https://www.standardwebhooks.com) library, or with the code
   below. It’s the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{raw body}\`, in base64, after \`v1,\`. The key is the
   part of the secret after \`whsec_\`, decoded from base64. Reject timestamps more than five minutes off.
2. **Respond within 10 seconds** with a status from 200 to 299. Otherwise we try again, for three days.
3. **Ignore repeats.** You receive an event at least once. A repeat has the same \`webhook-id\`.
4. **Ignore unknown types.** The first you receive may be \`webhook.test\`, which an owner sends to try your server.

In JavaScript:
${verification}`.trim();
