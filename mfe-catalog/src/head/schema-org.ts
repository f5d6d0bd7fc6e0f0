import { paths } from '@vidya/contracts/texts/paths';
import { site } from '@vidya/contracts/texts/site';

const context = 'https://schema.org';

export const described = (type: string, properties: object): object => ({
  '@context': context,
  '@type': type,
  ...properties,
});

export const organization = (origin: string): object => ({
  '@type': 'Organization',
  name: site.name,
  url: `${origin}/`,
});

export const homeData = (origin: string): object[] => [
  described('WebSite', {
    name: site.name,
    url: `${origin}/`,
    inLanguage: 'en-IN',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.allCourses()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }),
  described('Organization', {
    ...organization(origin),
    logo: `${origin}/favicon.svg`,
    email: site.email,
    sameAs: [site.channel],
  }),
];

/** The breadcrumbs from the home page. Each step is a name and a path below the origin. */
export const breadcrumbs = (origin: string, steps: (readonly [name: string, path: string])[]): object =>
  described('BreadcrumbList', {
    itemListElement: [[site.name, paths.home()] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
