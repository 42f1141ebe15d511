import { PDFDocument, PDFHexString, PDFName, type PDFRef } from "pdf-lib";
import { Cut } from "./cut.server.ts";
import { ink, page } from "./grid.ts";
import { Leaf } from "./leaf.ts";
import { type CutKey, cutKeys } from "./typefaces.server.ts";
import { type Drawing, vectorForm } from "./vector.ts";

/** A piece of the text as readers that do not see the page meet it, in the order in which pieces are set. */
export type Part = { role: "H1" | "H2" | "P" | "Figure" | "Caption"; alt?: string };

export type About = {
	title: string;
	author: string;
	subject: string;
	/** Written into the file as its date, so that the same content always gives the same file. */
	date: Date;
};

/** A document in the making: its typefaces, leaves, drawings and the tree of its text. */
export class Print {
	readonly cuts = Object.fromEntries(cutKeys.map((key) => [key, new Cut(key)])) as Record<CutKey, Cut>;
	#about: About;
	#file: PDFDocument;
	#leaves: Leaf[] = [];
	#forms = new Map<string, PDFRef>();
	#tree = new Map<Part, { leaf: number; mark: number }[]>();

	private constructor(file: PDFDocument, about: About) {
		this.#file = file;
		this.#about = about;
	}

	static async begin(about: About): Promise<Print> {
		const file = await PDFDocument.create({ updateMetadata: false });
		file.setTitle(about.title, { showInWindowTitleBar: true });
		file.setAuthor(about.author);
		file.setSubject(about.subject);
		file.setLanguage("en-IN");
		file.setCreationDate(about.date);
		file.setModificationDate(about.date);
		return new Print(file, about);
	}

	/** The next page, on paper or on another ground. */
	leaf(ground: string = ink.paper): Leaf {
		const leaf = new Leaf(this, this.#leaves.length, ground);
		this.#leaves.push(leaf);
		return leaf;
	}

	/** A drawing as a form; one that stands on several pages is stored once. */
	form({ svg, width, height }: Drawing): PDFRef {
		const form = this.#forms.get(svg) ?? vectorForm(this.#file.context, svg, width, height);
		this.#forms.set(svg, form);
		return form;
	}

	/** Remembers that marked content of a leaf belongs to a part. */
	note(part: Part, leaf: number, mark: number) {
		this.#tree.set(part, [...(this.#tree.get(part) ?? []), { leaf, mark }]);
	}

	async bytes(): Promise<Uint8Array> {
		const { context } = this.#file;
		const used = cutKeys.flatMap((key) => this.cuts[key].used);
		const fonts = context.register(
			context.obj(Object.fromEntries(used.map(([name, face]) => [name, face.embed(context)]))),
		);
		const refs = this.#leaves.map((leaf) => {
			const sheet = this.#file.addPage([page.width, page.height]);
			const forms = Object.fromEntries(leaf.forms.map((form, k) => [`D${k}`, form]));
			sheet.node.set(PDFName.of("Resources"), context.obj({ Font: fonts, XObject: forms }));
			sheet.node.set(PDFName.of("Contents"), context.register(context.flateStream(leaf.ops)));
			sheet.node.set(PDFName.of("StructParents"), context.obj(leaf.number));
			sheet.node.set(PDFName.of("Tabs"), PDFName.of("S"));
			return sheet.ref;
		});
		this.#tag(refs);
		return this.#file.save({ useObjectStreams: true, updateFieldAppearances: false });
	}

	/** Writes the tree of the text: document, then headings, paragraphs and figures in reading order. */
	#tag(pages: PDFRef[]) {
		const { context, catalog } = this.#file;
		const [root, whole] = [context.nextRef(), context.nextRef()];
		const owners: PDFRef[][] = pages.map(() => []);
		const parts = [...this.#tree].map(([{ role, alt }, places]) => {
			const ref = context.nextRef();
			const marks = places.map(({ leaf, mark }) => {
				const on = owners[leaf];
				if (on) on[mark] = ref;
				return context.obj({ Type: "MCR", Pg: pages[leaf], MCID: mark });
			});
			const box = role === "Figure" ? { A: { O: "Layout", Placement: "Block" } } : {};
			context.assign(
				ref,
				context.obj({
					Type: "StructElem",
					S: role,
					P: whole,
					K: marks,
					...box,
					...(alt ? { Alt: PDFHexString.fromText(alt) } : {}),
				}),
			);
			return ref;
		});
		context.assign(
			whole,
			context.obj({
				Type: "StructElem",
				S: "Document",
				P: root,
				K: parts,
				T: PDFHexString.fromText(this.#about.title),
			}),
		);
		const numbers = owners.flatMap((refs, k) => [k, context.register(context.obj(refs))]);
		const tree = { Type: "StructTreeRoot", K: whole, ParentTree: { Nums: numbers }, ParentTreeNextKey: pages.length };
		context.assign(root, context.obj(tree));
		catalog.set(PDFName.of("StructTreeRoot"), root);
		catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
	}
}
