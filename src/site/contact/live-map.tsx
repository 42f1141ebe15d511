import type { Place } from "#src/school/identity.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./live-map.module.css";
import { PlaceMap } from "./place-map.tsx";

/**
 * The drawn map; replaced by OpenStreetMap only when the visitor asks for it. `enhance/pages/live-map.ts` does that.
 */
export function LiveMap() {
	const messages = useMessages(contactMessages);
	const { contact, identity } = useSchool();
	const drawn = identity.contours && contact.map && <PlaceMap {...contact.map} />;
	if (!identity.place) return drawn;
	const { embed, service } = mapAddresses(identity.place);
	return (
		<div data-live-map>
			{drawn}
			<template>
				<iframe
					src={embed}
					title={messages.mapTitle({ name: identity.name })}
					referrerPolicy="strict-origin-when-cross-origin"
					loading="lazy"
					className={styles.frame}
				/>
			</template>
			<div className={styles.under}>
				<Button small aria-pressed={false} data-other={messages.showDrawnMap} className={styles.toggle}>
					{messages.showLiveMap}
				</Button>
				<a href={service} rel="noreferrer" className="target">
					{messages.openLiveMap} <Icon name="external" />
				</a>
			</div>
			<p className="above-2 small soft">{messages.liveMapNote}</p>
		</div>
	);
}

function mapAddresses({ latitude, longitude }: Place) {
	const around = [longitude - 0.03, latitude - 0.02, longitude + 0.03, latitude + 0.02]
		.map((degrees) => degrees.toFixed(4))
		.join(",");
	return {
		embed:
			`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(around)}&layer=mapnik` +
			`&marker=${latitude}%2C${longitude}`,
		service: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
	};
}
