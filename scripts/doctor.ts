import { createInterface } from "node:readline/promises";
import { isMailAddress } from "../src/formatting/mail-address.ts";
import { examine } from "../src/server/health/examine.ts";
import { readArguments } from "./backup/arguments.ts";
import { runCommand, UsageError } from "./database.ts";

const usage = `school doctor                            checks this machine and the site’s settings
school doctor --installed                also checks the running site at SITE_URL
school doctor --mail you@school.example  also sends an email with a code, and asks you for the code
school doctor --json                     prints the checks as JSON, for programs

It changes nothing, and says what to do about each problem. Its exit code is 1 if a check failed.`;

const flag = { type: "boolean", default: false } as const;
const options = { installed: flag, mail: { type: "string" }, json: flag, help: flag } as const;
const labels = { ok: "OK", warning: "WARNING", failing: "FAILED" };

await runCommand(async () => {
	const { values } = readArguments(options, usage);
	if (values.help) return console.log(usage);
	const { mail: to, installed, json } = values;
	if (to !== undefined && !isMailAddress(to)) throw new UsageError(`--mail needs an email address.\n\n${usage}`);
	const askForCode = async (signal: AbortSignal) => {
		const asking = createInterface({ input: process.stdin, output: process.stderr });
		try {
			return await Promise.race([
				asking.question(`We sent an email to ${to}. Its code: `, { signal }),
				new Promise<undefined>((resolve) => asking.once("close", () => resolve(undefined))),
			]);
		} finally {
			asking.close();
		}
	};
	const findings = await examine({
		env: process.env,
		installed,
		...(to !== undefined && { mail: { to, askForCode } }),
	});
	if (json) console.log(JSON.stringify(findings, null, "\t"));
	else {
		const width = Math.max(...findings.map(({ title }) => title.length));
		for (const { title, state, sentence, todo } of findings) {
			const indent = " ".repeat(width + 11);
			console.log(`${labels[state].padEnd(7)}  ${title.padEnd(width)}  ${sentence.replaceAll("\n", `\n${indent}`)}`);
			if (todo !== null) console.log(`${indent}${todo}`);
		}
	}
	if (findings.some(({ state }) => state === "failing")) process.exitCode = 1;
});
