import type { FastifyReply } from "fastify";
import { identity } from "#school/identity.ts";

/** Sends visitors away who would wait too long; their browsers come back by themselves. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
	reply
		.code(503)
		.headers({ "retry-after": "3", "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
	return reply.send(busyPage);
}

const busyPage = `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><meta name="robots" content="noindex">
<title>One moment | ${identity.name}</title></head>
<body><h1>One moment, please</h1><p>Many people are looking at the site of ${identity.name} just now.
This page tries again in three seconds.</p></body></html>
`;
