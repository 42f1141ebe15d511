import { expect, it } from "vitest";
import { isBackupDue, isVerificationDue } from "./is-backup-due.ts";

const none = { first: undefined, last: undefined, lastGood: undefined, running: false };
const ran = (startedAt: string, problem: string | null = null) => {
	const run = { startedAt, files: 1, problem };
	return { ...none, first: run, last: run, lastGood: problem === null ? run : undefined };
};
const at = (clock: string) => new Date(`${clock}+05:30`);
const iso = (clock: string) => at(clock).toISOString();

it("is made at once where none was, and then every night from two o'clock on", () => {
	expect(isBackupDue(none, at("2027-03-10T15:00:00"))).toBe(true);
	const afternoon = ran(iso("2027-03-10T15:00:00"));
	expect(isBackupDue(afternoon, at("2027-03-11T01:59:00"))).toBe(false);
	expect(isBackupDue(afternoon, at("2027-03-11T02:00:00"))).toBe(true);
	expect(isBackupDue(ran(iso("2027-03-11T02:00:10")), at("2027-03-12T01:00:00"))).toBe(false);
});

it("is tried again an hour after it failed, and not while another runs", () => {
	const failedRun = ran(iso("2027-03-11T02:00:00"), "disk full");
	expect(isBackupDue(failedRun, at("2027-03-11T02:59:00"))).toBe(false);
	expect(isBackupDue(failedRun, at("2027-03-11T03:00:00"))).toBe(true);
	expect(isBackupDue({ ...failedRun, running: true }, at("2027-03-11T05:00:00"))).toBe(false);
});

it("is verified with the first one and once a week", () => {
	expect(isVerificationDue(none, at("2027-03-10T15:00:00"))).toBe(true);
	const night = ran(iso("2027-03-10T02:00:30"));
	expect(isVerificationDue(night, at("2027-03-16T02:00:10"))).toBe(false);
	expect(isVerificationDue(night, at("2027-03-17T02:00:10"))).toBe(true);
});
