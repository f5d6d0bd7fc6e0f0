// Read when video.js is evaluated: it would add style elements, which the site's content security policy refuses.
Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true });
