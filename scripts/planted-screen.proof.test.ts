import { afterAll, expect, test } from 'vitest';
import { copyHouse, TSC_WHOLE } from './planted-house.ts';

const ROUTES = 'web/app/routes.ts';
const SCREENS = 'web/app/screens.tsx';
const KNIP = ['node_modules/knip/bin/knip.js'];
const TABLE_ENDS = '] as const satisfies readonly Route[];';
const SCREENS_END = "  '/credits': lazyScreen(async () => (await loadRareScreens()).Credits),\n";

const house = copyHouse();
afterAll(() => house.remove());

const rows = (...sources: readonly string[]) => ({
  file: ROUTES,
  from: TABLE_ENDS,
  to: `${sources.join('\n')}\n${TABLE_ENDS}`,
});

test('[O9] a screen without its component, its title or its glyph does not compile', async () => {
  const planted = rows(
    "{ path: '/planted', title: 'Planted', glyph: 'book' },",
    "{ path: '/untitled', glyph: 'book' },",
    "{ path: '/undrawn', title: 'Undrawn' },",
  );
  const found = await house.replaced([planted], TSC_WHOLE);
  expect(found).toMatch(/web\/app\/screens\.tsx.*missing.*\/planted/);
  expect(found).toMatch(/web\/app\/routes\.ts[\s\S]*'title' is missing/);
  expect(found).toMatch(/web\/app\/routes\.ts[\s\S]*'glyph' is missing/);
});

test('[O9] a component without its row in the table does not compile', async () => {
  const planted = {
    file: SCREENS,
    from: SCREENS_END,
    to: `${SCREENS_END}  '/planted': NotFound,\n`,
  };
  expect(await house.replaced([planted], TSC_WHOLE)).toMatch(
    /web\/app\/screens\.tsx.*''\/planted'' does not exist in type/,
  );
});

test('[O9] a screen that the table does not load is found as unused code', async () => {
  const component = 'export function Planted(): string {\n  return "planted";\n}\n';
  const unused = () => house.run(KNIP);
  expect(await house.during('web/features/planted/planted.tsx', component, unused)).toMatch(
    /Unused files[\s\S]*web\/features\/planted\/planted\.tsx/,
  );
});
