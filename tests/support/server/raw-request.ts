import { connect } from "node:net";

/**
 * Sends bytes as they are to a server and gives the first line of what comes back; "" when it closes without a word.
 */
export function sendRaw(url: string, request: string): Promise<string> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(Number(port), hostname, () => socket.write(request, "latin1"));
		socket.setEncoding("latin1").setTimeout(10_000, () => reject(new Error(`No answer to ${request.slice(0, 80)}`)));
		socket.on("data", (part) => {
			answer += part;
			if (answer.includes("\r\n")) finish();
		});
		socket.once("end", finish).once("error", finish);
		function finish() {
			socket.destroy();
			resolve(answer.split("\r\n", 1)[0] ?? "");
		}
	});
}
