import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Reply = { code: number; text: string };

/** Misbehaviour of the peer until changed. `hang` never answers; after the data, it has the mail by then. */
export type Fault = { greeting?: "hang"; sender?: Reply; recipient?: Reply; data?: Reply | "hang" };

export type SmtpPeer = {
	url: string;
	fault: Fault;
	/** The mails it took, with the envelope they came in. */
	received: { from: string; to: string[]; mime: string }[];
	stop: () => Promise<void>;
};

/**
 * A real SMTP server on the loopback, on a free port unless one is given; with `startTls` it offers a certificate that
 * no one vouches for; with `password` it takes that one.
 */
export async function startSmtpPeer(
	options: { startTls?: boolean; port?: number; password?: string } = {},
): Promise<SmtpPeer> {
	const refusal = ({ code, text }: Reply) => Object.assign(new Error(text), { responseCode: code });
	const peer: SmtpPeer = {
		url: "",
		fault: {},
		received: [],
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
	const answer = (reply: Reply | undefined, done: (error?: Error) => void) => (reply ? done(refusal(reply)) : done());
	const server = new SMTPServer({
		disabledCommands: [...(options.password ? [] : ["AUTH"]), ...(options.startTls ? [] : ["STARTTLS"])],
		authOptional: true,
		allowInsecureAuth: true,
		onAuth: ({ password }, _session, done) =>
			password === options.password
				? done(null, { user: "user" })
				: done(Object.assign(new Error("No."), { responseCode: 535 })),
		closeTimeout: 50,
		logger: false,
		onConnect: (_session, done) => void (peer.fault.greeting !== "hang" && done()),
		onMailFrom: (_address, _session, done) => answer(peer.fault.sender, done),
		onRcptTo: (_address, _session, done) => answer(peer.fault.recipient, done),
		async onData(stream, { envelope }, done) {
			const { data } = peer.fault;
			const parts = await stream.toArray().catch(() => undefined);
			// The sender died in the middle of it.
			if (!parts) return;
			const mime = Buffer.concat(parts).toString();
			if (!data || data === "hang") {
				const from = envelope.mailFrom ? envelope.mailFrom.address : "";
				peer.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mime });
			}
			if (data !== "hang") answer(data, done);
		},
	});
	// A client that gives up while the peer hangs is no fault of the peer.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
	peer.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
	return peer;
}
