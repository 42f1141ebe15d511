/** The first screen of the API document, in Markdown: what a stranger must know before the first request. */
export const introduction = `
The JSON API of the school's website. The site's own pages use it, and so can your program.

Try it without a token:

    curl "https://school.example/api/v1/website/news/list?page=1&items_per_page=2"

Replace \`https://school.example\` with the address of this site. Each operation has an example of its
request and of each answer, errors too.

## Authentication

Reading what the school publishes and sending its forms needs no token. There are two kinds of token for the rest:

- **Applicant token.** \`POST /api/v1/website/draft/add\` returns the token of a saved application,
  \`POST /api/v1/website/application/add\` the token of a submitted one. Each opens that application only.
- **Integration token.** An owner creates it in the office, under **Integrations**. The owner chooses its scopes and for
  how long it's valid: 30, 90 or 365 days. It's shown once. Check it with \`GET /api/v1/office/token\`.

Send either as \`Authorization: Bearer <token>\`. Payment operations take an applicant token in the field \`application\`.

## Answers and errors

A success is \`{"status": true, "data": …}\`. An error is \`{"status": false, "message": "…", "errors": {"email": "…"}}\`.
\`message\` is a sentence for people. \`errors\` says what's wrong with each field. Two exceptions: the approval documents
are a bare array, and operations that return nothing have no \`data\`.

| Status | Cause |
|---|---|
| 400 | The body can't be read |
| 401, 403 | The token is missing, not valid, or lacks a scope; or the form isn't open today |
| 404 | Nothing matches this address or token |
| 409, 412, 428 | The resource is in a state that doesn't allow this, or someone else changed it |
| 413, 415 | The body is too large, or of another type |
| 422 | A field, parameter or header is missing or wrong |
| 429, 503 | Too many requests, or not available now. Wait as many seconds as \`Retry-After\` says |
| 500 | Something went wrong on the server. Try again, then tell the school |

## Paging

Lists take \`page\`, from 1, and most take \`items_per_page\`, up to 100. \`payload.pagination\` has \`page\`,
\`items_per_page\`, \`total\` and \`last_page\`.

## Limits

Each operation with a limit states it per sender, under status 429. Senders on the same network address also share a
higher limit. An integration token allows 120 requests a minute. A JSON body can have up to 256 KB.

## Retries

Send an \`Idempotency-Key\` of 8 to 200 characters where an operation takes one, and the same key again when you retry.
Changes to content name the version you saw in \`If-Match\`, so that two writers can't overwrite each other.

## Time and money

Timestamps are ISO 8601 in UTC, such as \`2027-01-15T04:30:00.000Z\`. Dates are \`YYYY-MM-DD\` in Indian Standard Time (IST).
Amounts are in paise unless the field says rupees: 100 paise make 1 rupee.

## Versions

The version is in the address: \`/api/v1\`. Within a version, new operations and fields may be added, so ignore fields
that you don't know. \`CHANGELOG.md\` in the source lists every change.

## Integrations and webhooks

For worked examples, see \`docs/integrations.md\` in the source: reading applications, writing content, adding photos and
verifying webhooks.
`.trim();
