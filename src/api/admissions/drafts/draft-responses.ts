import type { NotOpen } from "#src/admissions/drafts/lock-draft.server.ts";

const gone =
	"This saved application is no longer available. It was deleted or has expired. You can start a new one at " +
	"any time.";

type Refused = { status: false; message: string };
/** As much of a reply as every route of a draft has. */
type NotOpenReply<Sent> = {
	code(status: 404): { send(answer: Refused): Sent };
	code(status: 410): { send(answer: Refused & { data: { reference: string } }): Sent };
};

/** Answers a token that opens no draft. */
export function notOpen<Sent>(reply: NotOpenReply<Sent>, why: NotOpen): Sent {
	if (why.reason === "gone") return reply.code(404).send({ status: false, message: gone });
	const { reference } = why;
	return reply.code(410).send({
		status: false,
		message: `We’ve already received this application. Its number is ${reference}.`,
		data: { reference },
	});
}
