/** Node's flags for the API, which needs some 60 MB: without them V8 collects garbage only at several times that. */
export const apiFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=384'];
