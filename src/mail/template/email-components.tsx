// biome-ignore-all lint/suspicious/noArrayIndexKey: a mail is rendered once, its parts never move
import { type CSSProperties, Fragment, type ReactNode, use } from "react";
import { readsRightToLeft } from "#src/formatting/direction.ts";
import type { EmailBlock } from "./email-model.ts";
import { EmailStylesContext } from "./email-styles.ts";

/** One block of an email, as the cell of its row. */
export function Block({ block }: { block: EmailBlock }) {
	const styles = use(EmailStylesContext);
	if ("rows" in block) return <Rows rows={block.rows} />;
	if ("heading" in block) return <Heading text={block.heading} />;
	if ("action" in block) return <Action {...block.action} />;
	if ("link" in block) return <Link {...block.link} />;
	const [style, className, text] =
		"note" in block ? [styles.note, "soft", block.note] : [styles.paragraph, "ink", block.paragraph];
	return (
		<td className={className} align="left" style={style} dir={readsRightToLeft(text) ? "rtl" : undefined}>
			<Lines text={text} />
		</td>
	);
}

function Heading({ text }: { text: string }) {
	const styles = use(EmailStylesContext);
	return (
		<td align="left">
			<h2 className="shola" style={styles.heading}>
				{text}
			</h2>
		</td>
	);
}

function Rows({ rows }: { rows: { label: string; value: string }[] }) {
	const styles = use(EmailStylesContext);
	return (
		<td style={styles.rows}>
			{/* A data table, not one for layout. */}
			<table width="100%" cellPadding={0} cellSpacing={0} border={0} style={styles.full}>
				<tbody>
					{rows.map(({ label, value }, index) => {
						const edge = index === rows.length - 1 ? styles.lastEdge : {};
						return (
							<tr key={index}>
								<th scope="row" className="soft hairline label" style={{ ...styles.label, ...edge }}>
									{label}
								</th>
								<td className="ink hairline value" dir="auto" style={{ ...styles.value, ...edge }}>
									<Lines text={value} />
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</td>
	);
}

function Action({ label, url }: { label: string; url: string }) {
	const styles = use(EmailStylesContext);
	return (
		<td align="left" style={styles.action}>
			<Table className="button-frame">
				<tr>
					<td className="button" align="center" style={styles.button}>
						<a href={url} style={styles.buttonText}>
							{label}
						</a>
					</td>
				</tr>
			</Table>
			<Table style={styles.full}>
				<tr>
					<td className="soft" style={styles.address}>
						<a className="soft" href={url} style={styles.addressLink}>
							{url}
						</a>
					</td>
				</tr>
			</Table>
		</td>
	);
}

function Link({ label, url }: { label: string; url: string }) {
	const styles = use(EmailStylesContext);
	return (
		<td className="soft" align="left" style={styles.note}>
			<a className="soft" href={url} style={styles.addressLink}>
				{label}
			</a>
		</td>
	);
}

/** Application and receipt numbers, which would break at their hyphens. */
const referenceNumber = /(\b[A-Z]{2,8}-\d{2}-[A-Z]-\d{6}\b)/;
const unbroken: CSSProperties = { whiteSpace: "nowrap" };

function Lines({ text }: { text: string }) {
	return text.split(/\r?\n/).map((line, index) => (
		<Fragment key={index}>
			{index > 0 && <br />}
			{line.split(referenceNumber).map((part, place) =>
				place % 2 ? (
					<span key={place} style={unbroken}>
						{part}
					</span>
				) : (
					part
				),
			)}
		</Fragment>
	));
}

type TableProps = { children: ReactNode; className?: string; style?: CSSProperties; width?: string };

/** A table for layout. */
export function Table({ children, className, style, width }: TableProps) {
	return (
		<table
			role="presentation"
			className={className}
			width={width}
			cellPadding={0}
			cellSpacing={0}
			border={0}
			style={style}
		>
			<tbody>{children}</tbody>
		</table>
	);
}
