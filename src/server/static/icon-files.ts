import type { FastifyInstance, FastifyReply } from "fastify";
import * as paths from "#src/paths.ts";
import { drawIcon, type IconFile, iconAddress, iconBackground, iconFiles, iconVersion } from "#src/school/icons.ts";
import type { Identity } from "#src/school/identity.ts";
import { darkLogoOf } from "#src/school/logo.ts";
import type { Services } from "#src/server/services.ts";
import { inertPolicy } from "./built-files.ts";

type IconDrawings = { version: string; files: Map<IconFile, Promise<Buffer>> };

/** Programs and old browsers ask for these without being told. */
const requestedIconFiles: readonly [path: string, file: IconFile][] = [
	[paths.favicon, "icon-192.png"],
	[paths.appleTouchIcon, "apple-touch-icon.png"],
];

const hour = "public, max-age=3600";

/**
 * Serves the site's icons, drawn from the logo and the colours as they are published. Their addresses name what they
 * are drawn from, so browsers may store them; addresses without it, or with an earlier one, lead to the present ones.
 */
export function serveIcons(app: FastifyInstance, { current, readLogo }: Pick<Services, "current" | "readLogo">) {
	let drawnIcons: IconDrawings = { version: "", files: new Map() };

	/** Each file is drawn once per process, when it is asked for first. */
	function draw(identity: Identity, file: IconFile): Promise<Buffer> {
		const version = iconVersion(identity);
		if (drawnIcons.version !== version) drawnIcons = { version, files: new Map() };
		const { files } = drawnIcons;
		const knownIcon = files.get(file);
		if (knownIcon) return knownIcon;
		const drawing = readLogo(darkLogoOf(identity)).then((logo) => drawFile(identity, logo, file));
		files.set(file, drawing);
		drawing.catch(() => files.delete(file));
		return drawing;
	}

	async function send(reply: FastifyReply, file: IconFile, cacheControl: string) {
		const type = file.endsWith(".svg") ? "image/svg+xml; charset=utf-8" : "image/png";
		reply.headers({ "content-type": type, "cache-control": cacheControl });
		const { identity } = current.texts;
		// An uploaded logo is a picture within the drawing.
		const policy = darkLogoOf(identity) ? `${inertPolicy}; img-src data:` : inertPolicy;
		if (file.endsWith(".svg")) reply.header("content-security-policy", policy);
		return reply.send(await draw(identity, file));
	}

	const options = { schema: { hide: true }, config: { file: true } };
	app.get(paths.icon, options, async (_request, reply) => {
		await current.refresh();
		return send(reply, "icon.svg", hour);
	});
	for (const [path, file] of requestedIconFiles)
		app.get(path, options, async (_request, reply) =>
			lead(reply, iconAddress((await current.refresh()).identity, file)),
		);
	app.get<{ Params: { version: string; file: string } }>(
		paths.iconFile(":version", ":file"),
		options,
		async ({ params: { version, file } }, reply) => {
			if (!isIconFile(file)) return reply.callNotFound();
			const { identity } = await current.refresh();
			if (version !== iconVersion(identity)) return lead(reply, iconAddress(identity, file));
			return send(reply, file, "public, max-age=31536000, immutable");
		},
	);
	app.get<{ Params: { file: string } }>(paths.iconFile("", ":file"), options, async ({ params: { file } }, reply) => {
		if (!isIconFile(file)) return reply.callNotFound();
		return lead(reply, iconAddress((await current.refresh()).identity, file));
	});
}

function lead(reply: FastifyReply, address: string) {
	return reply.header("cache-control", hour).redirect(address, 302);
}

async function drawFile(identity: Identity, logo: Buffer | undefined, file: IconFile): Promise<Buffer> {
	const image = logo && `data:image/png;base64,${logo.toString("base64")}`;
	const svg = Buffer.from(drawIcon(identity, image));
	if (file === "icon.svg") return svg;
	const { default: sharp } = await import("sharp");
	const { size, share } = iconFiles[file];
	const inner = Math.round(size * share);
	const icon = await sharp(svg, { density: (72 * inner) / 48 })
		.resize(inner, inner)
		.png()
		.toBuffer();
	const background = share < 1 ? iconBackground(identity, image) : "#00000000";
	return sharp({ create: { width: size, height: size, channels: 4, background } })
		.composite([{ input: icon }])
		.png({ palette: true, effort: 10 })
		.toBuffer();
}

function isIconFile(file: string): file is IconFile {
	return file === "icon.svg" || Object.hasOwn(iconFiles, file);
}
