/** The menus: the header's main menu, its group KURUMSAL (also a footer column), and the footer's Faydalı Linkler. */
export type Menu = 'main' | 'corporate' | 'useful';

export type Page = {
  path: `/${string}`;
  /** The page's label in each menu that shows it. Menus keep the order of `PAGES`. */
  menus?: Partial<Record<Menu, string>>;
  /** False for a page that is shown in place of another; the sitemap and search engines leave it out. */
  isIndexed?: false;
};

/**
 * Every page with a fixed address, one row for each file in `sites/src/pages`. Paths, menus, the sitemap, the contents
 * of a release and the test routes derive from this table.
 */
export const PAGES = {
  home: { path: '/', menus: { main: 'ANASAYFA' } },
  fairs: { path: '/fuarlar', menus: { main: 'FUARLAR', useful: 'Tüm Fuarlar' } },
  fairArchive: { path: '/fuar-arsivi' },
  press: { path: '/basin', menus: { main: 'BASIN' } },
  gallery: { path: '/galeri', menus: { main: 'GALERİ', useful: 'Galeri' } },
  participate: { path: '/katilimci-ol', menus: { main: 'KATILIMCI OL' } },
  contact: { path: '/iletisim', menus: { main: 'İLETİŞİM' } },
  about: { path: '/hakkimizda', menus: { corporate: 'Hakkımızda' } },
  supporters: { path: '/destekleyiciler', menus: { corporate: 'Destekleyicilerimiz' } },
  privacy: { path: '/kvkk', menus: { corporate: 'KVKK', useful: 'KVKK' } },
  safety: { path: '/isg-politikasi', menus: { corporate: 'İSG Politikası', useful: 'İSG Politikası' } },
  humanResources: { path: '/insan-kaynaklari', menus: { corporate: 'İnsan Kaynakları' } },
  search: { path: '/ara' },
  notFound: { path: '/404', isIndexed: false },
  newFair: { path: '/fuar-canli', isIndexed: false },
  newPressItem: { path: '/haber-canli', isIndexed: false },
} as const satisfies Record<string, Page>;

/** The paths of all pages, or only of those in the sitemap: '/', '/fuarlar', '/404', … */
export function pagePaths(which: 'all' | 'indexed'): string[] {
  return rows()
    .filter(({ isIndexed }) => which === 'all' || isIndexed !== false)
    .map(({ path }) => path);
}

/** True if search engines may list the page at this path, e.g. a fair's page; false for '/404'. */
export function isIndexed(path: string): boolean {
  return rows().find((page) => page.path === path)?.isIndexed !== false;
}

export type MenuLink = { label: string; path: string };

/** 'useful' → [{ label: 'Tüm Fuarlar', path: '/fuarlar' }, …] */
export function menuLinks(menu: Menu): MenuLink[] {
  return rows().flatMap(({ path, menus }) => {
    const label = menus?.[menu];
    return label === undefined ? [] : [{ label, path }];
  });
}

function rows(): Page[] {
  return Object.values(PAGES);
}
