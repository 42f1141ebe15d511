/** The first screen of the API document, in Markdown: what a stranger must know before the first request. */
export const introduction = `
The JSON API of the school's website. The site's own pages use it, and so can your program.

Try it without a token:

    curl "https://school.example/api/v1/website/news/list?page=1&items_per_page=2"

Replace \`https://school.example\` with the address of this site. Each operation has an example of its
request and of each answer, errors too. The same document as OpenAPI 3.1: [/api/docs/json](/api/docs/json).

## Authentication

Reading what the school publishes and sending its forms needs no token. There are two kinds of token for the rest:

| Token | Opens | How to get it |
|---|---|---|
| Applicant token | one saved or submitted application | \`POST /api/v1/website/draft/add\` returns it for a saved one, \`POST /api/v1/website/application/add\` for a submitted one |
| Integration token | the operations under **Integrations**, as far as its scopes allow | Ask the school. An owner creates it in the office, under **Integrations**, for 30, 90 or 365 days |

Send either as \`Authorization: Bearer <token>\`. Payment operations take an applicant token in the field
\`application\`. A missing or malformed applicant token gets 422, one we don’t know or that has
expired 404, and any mistake with an integration token 401. To check an integration token, and see its scopes:

    curl -H "Authorization: Bearer $TOKEN" https://school.example/api/v1/office/token

Store a token like a password. An integration token is shown once, and no one can look it up later.

## Answers and errors

A success is \`{"status": true, "data": …}\`. An error has the cause as a sentence, and another one for each wrong field:

    {
      "status": false,
      "message": "Check these answers: Email.",
      "errors": { "email": "Please enter your email" }
    }

Show \`message\` to people. In a program, use the status and the names in \`errors\`, because the school can change its
sentences. Two exceptions: the approval documents are a bare array, and operations that return nothing have no
\`data\`.

| Status | Cause | What to do |
|---|---|---|
| 400 | The body can't be read | Check its format |
| 401 | An integration token is missing, unknown, revoked or expired | Ask the school for a new one |
| 403 | The token lacks a scope, or the form isn't open today | Read \`message\` |
| 404 | Nothing matches this address or applicant token | Check both |
| 409 | The item’s current state doesn’t allow this | Read \`message\`, then get the item again |
| 410 | The draft has been submitted | Use the application instead |
| 412, 428 | Someone else changed the item, or \`If-Match\` is missing | Get it again, and send its \`ETag\` |
| 413, 415 | The body is too large, or of another type | Read the limits of the operation |
| 422 | A field, parameter, header or applicant token is missing or malformed | Correct what \`errors\` names |
| 429, 503 | Too many requests, or not available now | Wait as many seconds as \`Retry-After\` says |
| 500 | Something went wrong on the server | Try again once, then tell the school the number in \`message\` |

## Paging

Lists take \`page\`, from 1, and most take \`items_per_page\`, up to 100. \`payload.pagination\` has \`page\`,
\`items_per_page\`, \`total\` and \`last_page\`.

## Limits

Each operation with a limit states it per sender, under status 429. A sender is an applicant token, or without one the
email address or phone number in the request. Senders on the same network address also share a higher limit.
An integration token allows 120 requests a minute. A JSON body can have up to 256 KB.

## Retries

Send an \`Idempotency-Key\` of 8 to 200 characters where an operation takes one, and the same key again when you retry.
Changes to content name the version you saw in \`If-Match\`, so that two writers can't overwrite each other.

## Time and money

Timestamps are ISO 8601 in UTC, such as \`2027-01-15T04:30:00.000Z\`. Dates are \`YYYY-MM-DD\` in Indian Standard Time (IST).
Amounts are in paise unless the field says rupees: 100 paise make 1 rupee.

## Versions

The version is in the address: \`/api/v1\`. Within a version, new operations and fields may be added, so ignore fields
that you don't know. \`CHANGELOG.md\` in the source lists every change.

## Webhooks

The school can send events to your server: content published, applications received, fees paid. An owner adds your
address in the office, under **Integrations**, **Webhooks**, and gives you its secret, \`whsec_…\`. Each event is a POST:

    {"type": "fee.paid", "timestamp": "2027-01-15T04:36:00.000Z", "data": {"reference": "DSA-27-B-000123", …}}

1. **Verify it** as [Standard Webhooks](https://www.standardwebhooks.com) says, with one of its libraries.
   \`webhook-signature\` is \`v1,\` and the HMAC-SHA256, in base64, of \`webhook-id\`, \`webhook-timestamp\` and the body as
   received, joined by dots. The key is what follows \`whsec_\`, decoded from base64. Refuse timestamps older than five
   minutes.
2. **Answer within 10 seconds** with a status from 200 to 299. Otherwise we try again, for three days.
3. **Ignore repeats.** You receive an event at least once. A repeat has the same \`webhook-id\`.

\`docs/integrations.md\` in the source has code that verifies a webhook, and worked examples of reading applications,
writing content and adding photos.
`.trim();
