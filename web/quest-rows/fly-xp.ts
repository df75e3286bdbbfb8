const FLIGHT_MS = 480;

/** The reward flies from the control of its row to the tip of the level bar. Nothing moves where motion is unwanted. */
export function flyXp(from: Element, xp: number): void {
  const to = document.querySelector('[data-level-tip]');
  if (!to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const reward = document.createElement('span');
  reward.textContent = `+${xp}`;
  reward.className = 'xp-flight';
  reward.setAttribute('aria-hidden', 'true');
  document.body.append(reward);
  const path = [start, end].map((box) => ({ x: box.right - box.width / 2, y: box.top }));
  const [one, other] = path;
  if (!one || !other) return;
  const middle = { x: Math.max(one.x, other.x), y: (one.y + other.y) / 2 };
  reward
    .animate(
      [one, middle, other].map(({ x, y }, index) => ({
        translate: `${x}px ${y}px`,
        opacity: index === 2 ? 0 : 1,
      })),
      { duration: FLIGHT_MS, delay: 120, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
    )
    .finished.finally(() => reward.remove());
}
