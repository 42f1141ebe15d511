import { expect, test } from "vitest";
import { noFaults, type SandboxFaults } from "#peers/razorpay/faults.ts";
import type { S3Fault } from "#peers/s3/faults.ts";
import { setFaults } from "#src/payment/testing/site.server.ts";
import { combinations } from "#tests/support/faults/faulty-site.ts";
import { answersCome, last, playFault, seed } from "#tests/support/faults/play-fault.ts";
import type { Fault as MailFault } from "#tests/support/mail/smtp-peer.ts";

const onDisk = combinations.filter(({ files }) => files === "disk");
const onS3 = combinations.filter(({ files }) => files === "s3");

const mailFaults: MailFault[] = [
	{ greeting: "hang" },
	{ recipient: { code: 450, text: "Later" } },
	{ data: { code: 451, text: "Not now" } },
	// The server has the mail, but does not say so.
	{ data: "hang" },
];
test.each(onDisk)(`survives a mail server that is slow and lies ($engine, SEED=${seed})`, async (combination) => {
	await playFault(combination, {
		async play({ mail }) {
			for (const fault of mailFaults) {
				mail.fault = fault;
				await last(6000);
			}
			mail.fault = {};
		},
	});
});

const providerFaults: Partial<SandboxFaults>[] = [
	{ delayMs: 20_000 },
	{ answers: "throttled" },
	{ answers: "keys" },
	{ answers: "error" },
	{ answers: "bad-gateway" },
	{ answers: "truncated" },
	{ returns: "lost", webhooks: "lost" },
	{ webhooks: "duplicate" },
	{ webhooks: "reversed" },
	{ webhooks: "forged" },
	{ payments: "late" },
];
test.each(onDisk)(
	`survives a payment provider that hangs, refuses, answers HTML and cuts off ($engine, SEED=${seed})`,
	async (combination) => {
		const { applicants } = await playFault(combination, {
			async play(site, visitors) {
				const at = { url: (path: string) => `${site.url}${path}` };
				for (const faults of providerFaults) {
					await setFaults(at, { ...noFaults, ...faults });
					await last(4000);
				}
				await setFaults(at, noFaults);
				await answersCome(visitors, 6);
			},
		});
		expect(applicants.some(({ paid }) => paid)).toBe(true);
	},
);

const bucketFaults: S3Fault[] = ["refused", "overloaded", "failed", "silent", "cut", "stalled", "damaged"];
test.each(onS3)(`survives a bucket that fails in every way ($engine, SEED=${seed})`, async (combination) => {
	const { refusals } = await playFault(combination, {
		async play({ bucket }) {
			for (const fault of bucketFaults) {
				bucket?.fail(fault);
				await last(4000);
				bucket?.mend();
				await last(500);
			}
		},
	});
	expect(refusals[503]).toBeGreaterThan(0);
});
