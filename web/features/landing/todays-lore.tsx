import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { loreOf } from '#rules/lore/lore.ts';
import lorePlate from '#web/assets/lore-plate.svg';
import { longDay } from '#web/platform/day-words.ts';

export function TodaysLore({ day }: { readonly day: LocalDate }): ReactNode {
  const lore = loreOf(day);

  return (
    <section
      id="lore"
      aria-labelledby="lore-heading"
      className="relative grid w-full scroll-mt-10 overflow-hidden rounded-md border border-line bg-abyss sm:grid-cols-5"
    >
      <img
        src={lorePlate}
        alt=""
        width="340"
        height="460"
        loading="lazy"
        className="lore-plate absolute inset-y-0 right-0 h-full w-3/5 object-cover sm:static sm:col-span-2 sm:w-full"
      />
      <div className="relative grid content-between gap-4 p-5 sm:col-span-3 sm:p-8">
        <div className="grid gap-1">
          <h2 id="lore-heading" className="font-label text-label text-system uppercase">
            Lore of the day
          </h2>
          <p className="text-small text-muted">
            <time dateTime={day}>{longDay(day)}</time>
          </p>
        </div>
        <figure className="grid gap-3">
          <blockquote className="font-display text-verse text-balance">{lore.text}</blockquote>
          <figcaption className="text-body text-muted">{lore.source}</figcaption>
        </figure>
        <p className="hidden text-small text-muted sm:block">
          The day chooses the line. Tomorrow brings another.
        </p>
      </div>
    </section>
  );
}
