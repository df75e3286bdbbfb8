import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { loreOf } from '#rules/lore/lore.ts';
import lorePlate from '#web/assets/lore-plate.svg';

/** As in web/ui: what this page shares with the app would be one more request here. */
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function TodaysLore({ day }: { readonly day: LocalDate }): ReactNode {
  const lore = loreOf(day);

  return (
    <section
      id="lore"
      aria-labelledby="lore-heading"
      className="grid w-full max-w-4xl scroll-mt-10 overflow-hidden rounded-md border border-line bg-abyss md:grid-cols-5"
    >
      <img
        src={lorePlate}
        alt=""
        width="340"
        height="460"
        loading="lazy"
        className="aspect-4/3 w-full object-cover object-bottom md:col-span-2 md:aspect-auto md:h-full md:object-center"
      />
      <div className="grid content-between gap-8 p-6 sm:p-10 md:col-span-3">
        <div className="grid gap-1">
          <h2 id="lore-heading" className="font-label text-label text-system uppercase">
            Lore of the day
          </h2>
          <p className="text-small text-muted">
            <time dateTime={day}>{LONG_DAY.format(Date.parse(day))}</time>
          </p>
        </div>
        <figure className="grid gap-5">
          <blockquote className="font-display text-verse text-balance">{lore.text}</blockquote>
          <figcaption className="text-body text-muted">{lore.source}</figcaption>
        </figure>
        <p className="text-small text-muted">The day chooses the line. Tomorrow brings another.</p>
      </div>
    </section>
  );
}
