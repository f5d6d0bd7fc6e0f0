/**
 * What the API's Node is started with. It lives on some 60 MB; without these, V8 sees a machine with much memory and
 * lets garbage pile up to several times that before it collects.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=384'];
