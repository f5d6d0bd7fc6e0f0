/** What is upgraded together: the name for people → its packages, which then have the same version. */
export const libraries = {
  react: ['react', 'react-dom'],
  router: ['react-router-dom'],
  federation: ['@module-federation/enhanced', '@module-federation/runtime'],
  webpack: ['webpack'],
} as const;

export type Library = keyof typeof libraries;

export const isLibrary = (name: string): name is Library => name in libraries;

/** Whether the shell lends it to the areas: then the shell has the next version first. */
export const isShared = (library: Library): boolean => library !== 'webpack';
