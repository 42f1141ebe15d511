import { createServer, type Socket } from "node:net";

/** A stand-in for clamd on the loopback: INSTREAM, with one signature of its own. */
export async function startClamdPeer(path?: string, port = 0) {
	const signature = "the-only-signature-of-this-scanner";
	const server = createServer((socket: Socket) => {
		let bytes = Buffer.alloc(0);
		const content: Buffer[] = [];
		let begun = false;
		socket.on("error", () => {});
		socket.on("data", (part: Buffer) => {
			bytes = Buffer.concat([bytes, part]);
			if (!begun) {
				const end = bytes.indexOf(0);
				if (end < 0) return;
				if (bytes.toString("latin1", 0, end) !== "zINSTREAM") return void socket.end("UNKNOWN COMMAND\0");
				begun = true;
				bytes = bytes.subarray(end + 1);
			}
			while (bytes.length >= 4) {
				const length = bytes.readUInt32BE(0);
				if (length === 0) {
					const found = Buffer.concat(content).includes(signature);
					return void socket.end(found ? "stream: Test.Signature FOUND\0" : "stream: OK\0");
				}
				if (bytes.length < 4 + length) return;
				content.push(bytes.subarray(4, 4 + length));
				bytes = bytes.subarray(4 + length);
			}
		});
	});
	await new Promise<void>((resolve) => {
		if (path === undefined) server.listen(port, "127.0.0.1", resolve);
		else server.listen(path, resolve);
	});
	const boundAddress = server.address();
	const boundPort = typeof boundAddress === "object" && boundAddress ? boundAddress.port : 0;
	return {
		signature,
		port: boundPort,
		address: path === undefined ? { host: "127.0.0.1", port: boundPort } : { path },
		close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
	};
}
