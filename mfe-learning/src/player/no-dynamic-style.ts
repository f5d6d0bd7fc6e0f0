// video.js reads this when it loads: it would otherwise add style elements, which the content security policy refuses.
Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true });
