import type { LegalName } from "./legal-texts.ts";

type Version = { name: string; number: number; hash: string };

/** Digits of the hash that a form sends: enough to tell versions apart. */
const digits = 16;

/** The versions that a form shows, as it sends them: "privacy.2.3f2a9c0d1e4b5a67,terms.1.…". */
export function describeShown(versions: readonly Version[]): string {
	return versions.map(({ name, number, hash }) => `${name}.${number}.${hash.slice(0, digits)}`).join(",");
}

/** Whether what a form has sent names this version. */
export function wasShown(sent: unknown, { name, number, hash }: Version & { name: LegalName | string }): boolean {
	return typeof sent === "string" && sent.split(",").includes(`${name}.${number}.${hash.slice(0, digits)}`);
}
