import glyphs from '#web/assets/glyphs-credits.json';

export type Work = {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly address: string;
};

const OFL = 'SIL Open Font License 1.1';

export const FONTS: readonly Work[] = [
  {
    name: 'Cinzel',
    author: 'The Cinzel Project Authors',
    licence: OFL,
    address: 'https://github.com/NDISCOVER/Cinzel',
  },
  {
    name: 'Chakra Petch',
    author: 'The Chakra Petch Project Authors',
    licence: OFL,
    address: 'https://github.com/m4rc1e/Chakra-Petch',
  },
  {
    name: 'Manrope',
    author: 'The Manrope Project Authors',
    licence: OFL,
    address: 'https://github.com/sharanda/manrope',
  },
];

export type Signs = {
  readonly author: string;
  readonly licence: string;
  readonly works: readonly { readonly name: string; readonly address: string }[];
};

/** The icons by author, as their licences require. The list is generated together with the sprite. */
export function signsByAuthor(): readonly Signs[] {
  return [...new Set(glyphs.map(({ author }) => author))].map((author) => {
    const made = glyphs.filter((glyph) => glyph.author === author);
    const sources = [...new Set(made.map(({ source }) => source))]; // two icons may use the same drawing
    return {
      author,
      licence: [...new Set(made.map(({ licence }) => licence))].join(', '),
      works: sources.map((address) => ({ name: titleOf(address), address })),
    };
  });
}

/** `.../lorc/sands-of-time.html` is called "sands of time". */
function titleOf(source: string): string {
  const [last = source] = source.split('/').slice(-1);
  return last.replace('.html', '').replaceAll('-', ' ');
}
