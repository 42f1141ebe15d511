import type { FastifyReply } from "fastify";
import { xmlText } from "#src/site/feeds/xml.ts";

/** Sends visitors away who would wait too long; their browsers come back by themselves. @param name of the school */
export function sendBusyPage(reply: FastifyReply, name: string): FastifyReply {
	reply
		.code(503)
		.headers({ "retry-after": "3", "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
	return reply.send(busyPage(name));
}

const busyPage = (name: string) => `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><meta name="robots" content="noindex">
<title>We’re busy right now | ${xmlText(name)}</title></head>
<body><h1>We’re busy right now</h1><p>Many people are visiting this website.
The page will try again in three seconds.</p></body></html>
`;
