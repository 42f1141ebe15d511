import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const product = globSync("{src,scripts}/**/*.{ts,tsx}").filter((file) => !/\.test\.|\/testing\//.test(file));
const texts = new Map(product.map((file) => [file, readFileSync(file, "utf8")]));
/** The files that have a pattern in them. */
const filesWith = (pattern: RegExp) => product.filter((file) => pattern.test(texts.get(file) ?? "")).toSorted();

it("no process is started through a shell", () => {
	const imported = product.flatMap((file) =>
		[...(texts.get(file) ?? "").matchAll(/import (.*) from "(?:node:)?child_process"/g)].map(([, names]) => names),
	);
	expect(imported.length).toBeGreaterThan(2);
	for (const names of imported) expect(names).toMatch(/^\{ (?:(?:spawn|spawnSync|execFileSync|type \w+)(?:, | \}$))+$/);
	expect(filesWith(/\bshell: ?(?!false)/)).toEqual([]);
});

it("no code is made of text", () => {
	expect(filesWith(/\beval\(|new Function\(|setTimeout\(\s*["'`]|node:vm"/)).toEqual([]);
});

it("text becomes HTML in eight files, each from the product’s own code or from sanitised Markdown", () => {
	expect(
		filesWith(/\.(?:inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write|createContextualFragment/),
	).toEqual([]);
	expect(filesWith(/dangerouslySetInnerHTML=/)).toEqual([
		"src/office/help/help-page.tsx",
		"src/react-router-patches/inline-styles.tsx",
		"src/site/language/language-styles.tsx",
		"src/site/page-code/inline-script.tsx",
		"src/site/page-code/page-code.tsx",
		"src/site/school/logo-pattern.tsx",
		"src/site/school/school-styles.tsx",
		"src/ui/page/prose.tsx",
	]);
});

it("hashes are SHA-256, and what must not be guessed is not drawn by Math.random", () => {
	expect(filesWith(/create(?:Hash|Hmac)\((?!"sha256")|\bhash\(\s*["'`](?!sha256")/)).toEqual([]);
	expect(filesWith(/subtle\.digest\((?!"SHA-256")/)).toEqual([]);
	expect(filesWith(/\b(?:md5|sha1|sha224)\(|\b(?:digest|hmac)\([^()]*'(?:md5|sha1)'/i)).toEqual([]);
	expect(filesWith(/createCipheriv\((?!"aes-256-gcm")|createSign|privateEncrypt|publicEncrypt/)).toEqual([]);
	// Pauses between tries, also those that clients are told, and paper in the air.
	expect(filesWith(/Math\.random\(/).filter((file) => file.startsWith("src/"))).toEqual([
		"src/mail/outbox/deliver.server.ts",
		"src/server/pages/pages.ts",
		"src/site/home/announcement/confetti.ts",
		"src/storage/s3/s3-errors.ts",
		"src/webhooks/deliver-webhooks.server.ts",
	]);
});

it("no certificate is taken unseen, and a message of another window only from the frame that was opened", () => {
	// The site check looks at the site's own certificate, whatever is wrong with it, and sends nothing.
	expect(filesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([
		"src/server/health/checks/site-checks.ts",
	]);
	expect(
		filesWith(/(?:addEventListener\(|\.on)\s*"?message"?\s*[,=]/).filter((file) => file.startsWith("src/site")),
	).toEqual(["src/site/enhance/lazy/film-player.ts"]);
});

it("patterns are made of text in these files alone, and of constants of the code there", () => {
	expect(filesWith(/\bRegExp\((?!\s*\/)/).filter((file) => file.startsWith("src/"))).toEqual([
		"src/accounts/members/member-name.server.ts",
		"src/content/links/links-in.server.ts",
		"src/content/media/film/captions.ts",
		"src/content/media/media-files.server.ts",
		"src/content/media/media-key.ts",
		"src/content/staff/staff.ts",
		"src/content/text/markdown.server.ts",
		"src/documents/inspection/pdf-names.ts",
		"src/documents/inspection/pdf-streams.ts",
		"src/enquiries/forms/quick-enquiry-definition.ts",
		"src/formatting/direction.ts",
		"src/formatting/shown-text.ts",
		"src/forms/single-step/consent-box.tsx",
		"src/health/unavailable.ts",
		"src/site/enhance/cookie-consent.ts",
		"src/site/page-code/island-files.ts",
		"src/site/share-picture/draw-share-picture.server.ts",
		"src/ui/phone-field/number.ts",
	]);
});

it("what a log says is a constant: what comes from outside is in its fields", () => {
	const variable = /\blog\??\.(?:trace|debug|info|warn|error|fatal)\((?:\s*\{[^{}]*\},)?\s*(?:`|"[^"\n]*"\s*\+)/;
	for (const text of ["log.info(`a`)", "log?.warn({ err }, `a`)", 'log.error({ err }, "a" + b)'])
		expect(text).toMatch(variable);
	expect(filesWith(variable)).toEqual([]);
});

it("cryptography is Node’s and that of libraries that are known for it", () => {
	const own = product.filter((file) => /^src\/(?:secrets|backup|accounts)\//.test(file));
	const imported = own.flatMap((file) => [
		...(texts.get(file) ?? "").matchAll(/(?:from |import\()"((?:@[\w-]+\/)?[a-z][\w-]*)/g),
	]);
	const others = ["kysely", "node", "p-limit", "zod"];
	expect(
		[...new Set(imported.map(([, name = ""]) => name))].filter((name) => !others.includes(name)).toSorted(),
	).toEqual(["@simplewebauthn/server", "age-encryption", "openid-client", "otplib"]);
});
