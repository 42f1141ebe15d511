import { connect, type Socket } from "node:net";

export type SlowClients = {
	/** Counts the connections that the site has not ended. */
	open: () => number;
	leave: () => void;
};

const beginnings = [
	// Headers that never end.
	() => "GET / HTTP/1.1\r\nHost: localhost\r\n",
	// A form of which a byte a second comes.
	() =>
		"POST /api/v1/contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
		'Content-Length: 5000\r\n\r\n{"name":"',
	// Answers that are never read.
	() => "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(3),
];

/** Connections that hold on to the site: each sends a byte a second and reads nothing. */
export async function comeSlowly(url: string, count: number): Promise<SlowClients> {
	const { hostname, port } = new URL(url);
	const sockets = new Set<Socket>();
	const arrive = (number: number) =>
		new Promise<void>((resolve) => {
			const socket = connect(Number(port), hostname);
			sockets.add(socket);
			socket.on("error", () => {});
			socket.once("close", () => {
				sockets.delete(socket);
				resolve();
			});
			socket.once("connect", () => {
				socket.pause();
				socket.write(beginnings[number % beginnings.length]?.() ?? "");
				resolve();
			});
		});
	for (let number = 0; number < count; number += 100)
		await Promise.all(Array.from({ length: Math.min(100, count - number) }, (_, index) => arrive(number + index)));
	const dripping = setInterval(() => {
		for (const socket of sockets) socket.write("x");
	}, 1000);
	return {
		open: () => sockets.size,
		leave() {
			clearInterval(dripping);
			for (const socket of sockets) socket.destroy();
		},
	};
}
