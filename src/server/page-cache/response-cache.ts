import { LRUCache } from "lru-cache";
import { type ContentReads, collectReads } from "#src/content/changes/content-reads.server.ts";
import { type CachedResponse, sizeOf } from "./cached-response.ts";
import { compressBest, isCompressible } from "./encodings.ts";

/** Identifies a state of the published content. Within one version, an address always gets the same response. */
export type CacheVersion = string;

/** The version of responses that never change while the process lives: built files. */
export const immutable: CacheVersion = "immutable";

export type Rendering = { response: CachedResponse; cacheable: boolean };

export type ResponseCache = {
	/** The cached response of an address, if it was rendered for this version or is immutable. */
	get: (version: CacheVersion, address: string) => CachedResponse | undefined;
	/** Renders a response and caches it if it is cacheable. Concurrent calls for one version and address share one. */
	load: (version: CacheVersion, address: string, render: () => Promise<Rendering>) => Promise<CachedResponse>;
	/** Takes over to a new version what the changes since the old one do not affect; the rest is rendered again. */
	advance: (from: CacheVersion, to: CacheVersion, isAffected: (reads: ContentReads) => boolean) => void;
	/** Bytes in use. */
	size: () => number;
};

type Entry = { version: CacheVersion; response: CachedResponse; reads: ContentReads };

/**
 * Caches complete responses in memory, least recently used out first. A response whose body is the same in a new
 * version keeps its compressed bodies. One that is asked for a second time is recompressed at best quality, one at a
 * time, on a thread of libuv's pool. Responses to queries of which there is no end are cached apart, in an
 * eighth of the memory, so that they push no page out.
 * @param maxSize in bytes; a response over a quarter of its part is not cached
 */
export function createResponseCache(maxSize: number): ResponseCache {
	const endless = createEntries(maxSize / 8);
	const finite = createEntries((maxSize / 8) * 7);
	const entriesFor = (address: string) => (isEndless(address) ? endless : finite);
	const loading = new Map<string, { version: CacheVersion; response: Promise<CachedResponse> }>();
	const recompress = createRecompressor(
		(address, response) => entriesFor(address).peek(address)?.response === response,
	);
	let current: CacheVersion | undefined;

	function store(
		version: CacheVersion,
		address: string,
		response: CachedResponse,
		reads: ContentReads,
	): CachedResponse {
		// A response started under an old version is returned but not cached.
		if (version !== current && version !== immutable) return response;
		const entries = entriesFor(address);
		const previous = entries.peek(address)?.response;
		const cachedResponse = previous && previous.headers.etag === response.headers.etag ? previous : response;
		entries.set(address, { version, response: cachedResponse, reads });
		return cachedResponse;
	}

	return {
		get(version, address) {
			const entry = entriesFor(address).get(address);
			if (entry?.version !== version && entry?.version !== immutable) return undefined;
			const { response } = entry;
			if (!response.recompressed) {
				response.recompressed = true;
				recompress(address, response);
			}
			return response;
		},
		load(version, address, render) {
			if (version !== immutable) current = version;
			const underWay = loading.get(address);
			if (underWay?.version === version) return underWay.response;
			const response = collectReads(render).then(({ value: rendered, reads }) =>
				rendered.cacheable ? store(version, address, rendered.response, reads) : rendered.response,
			);
			loading.set(address, { version, response });
			const forget = () => {
				if (loading.get(address)?.response === response) loading.delete(address);
			};
			response.then(forget, forget);
			return response;
		},
		advance(from, to, isAffected) {
			current = to;
			for (const entries of [endless, finite])
				for (const entry of entries.values())
					if (entry.version === from && !isAffected(entry.reads)) entry.version = to;
		},
		size: () => endless.calculatedSize + finite.calculatedSize,
	};
}

function createEntries(maxSize: number): LRUCache<string, Entry> {
	return new LRUCache<string, Entry>({
		maxSize: Math.floor(maxSize),
		maxEntrySize: Math.floor(maxSize / 4),
		sizeCalculation: ({ response }) => sizeOf(response),
	});
}

/** Tells whether an address has a query that can be varied for ever; lists have a last page. */
const isEndless = (address: string) => /[?{]/.test(address) && !/^[^?]*\?page=[1-9]\d{0,4}$/.test(address);

/** Compresses responses at best quality, one after the other, unless `isCached` says that they are gone by then. */
function createRecompressor(isCached: (address: string, response: CachedResponse) => boolean) {
	const queue = new Map<string, CachedResponse>();
	let running = false;

	async function run() {
		if (running) return;
		running = true;
		for (const [address, response] of queue) {
			queue.delete(address);
			if (!isCached(address, response)) continue;
			const { bodies } = response;
			bodies.br = await compressBest(bodies.identity, "br");
			bodies.gzip = await compressBest(bodies.identity, "gzip");
		}
		running = false;
	}

	return (address: string, response: CachedResponse) => {
		if (!isCompressible(response.headers["content-type"], response.bodies.identity.length)) return;
		queue.set(address, response);
		void run();
	};
}
