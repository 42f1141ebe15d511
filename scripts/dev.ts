import { join } from "node:path";
import { createServer } from "vite";
import { schoolFolder } from "./building/school.ts";
import { say } from "./install.mjs";

/** Code that runs in the server only: a change in it restarts the server; for everything else the page reloads. */
const serverCode = /\/src\/(server|api|db|mail|storage)\/|\.server\.tsx?$|\/peers\//;

process.env.LOG_LEVEL ??= "warn";
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const office = await createServer({
	configFile: "office/vite.config.ts",
	server: { middlewareMode: true },
	appType: "custom",
});
const load = <Module>(path: string) => vite.ssrLoadModule(join(process.cwd(), path)) as Promise<Module>;

async function launch() {
	const { readSettings } = await load<typeof import("../src/server/settings.ts")>("src/server/settings.ts");
	const { describeStart, serve } = await load<typeof import("../src/server/serve.ts")>("src/server/serve.ts");
	const settings = readSettings(process.env);
	const running = await serve(settings, {
		build: () => vite.ssrLoadModule("virtual:react-router/server-build") as never,
		renderProcess: join(process.cwd(), "src/content/media/rendering/render-process.server.ts"),
		backupScript: join(process.cwd(), "scripts/backup.ts"),
		folders: {
			client: join(process.cwd(), schoolFolder, "public"),
			samples: join(process.cwd(), "demo/samples"),
		},
		office: { load: () => office.ssrLoadModule(join(process.cwd(), "src/office/open-office.server.ts")) as never },
		development: (request, response, next) => {
			const { url } = request;
			// Vite takes the office's base out of the address, also of requests that it leaves to others.
			const goOn = () => {
				request.url = url;
				next();
			};
			(url?.startsWith("/office") ? office : vite).middlewares(request, response, goOn);
		},
	});
	if (running.firstSignIn) console.log(`First sign-in: ${running.firstSignIn}`);
	console.log(describeStart(settings, running.url));
	return running;
}

let running = await launch();
let changes = Promise.resolve();
vite.watcher.on("change", (file) => {
	if (!serverCode.test(file)) return;
	changes = changes
		.then(async () => {
			say("Server code changed. Restarting…");
			await running.close();
			running = await launch();
		})
		.catch((error: unknown) => console.error(error));
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, async () => {
		await running.close();
		await vite.close();
		await office.close();
		process.exit(0);
	});
}
