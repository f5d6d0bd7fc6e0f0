/** The address of the font that nearly every page needs. */
export { default as latinFont } from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
