export const usage = `vidya new <name> [--packages folder]     a new area in the folder <name>; with the packages from a folder of tarballs
vidya dev [--against https://…]          on a mock platform, or inside a deployed site
vidya build                              into dist/<version>/
vidya check                              types, build, and the gate for the shell at SITE_URL
vidya serve                              serves the versions of a RELEASE_STORE on this machine, at the port in package.json
vidya publish [--note "…"]               build, gate, upload, register: nobody gets it yet
                                         [--removes /path,/other] [--grows] [--affects-page] --reason "…": what the gate refuses otherwise
vidya rehearse [version]                 every page of it in a browser, beside the live version; CHROMIUM_PATH: which one
vidya preview [version] [--hours 72]     a link and a code for reviewers: the site with this version, for nobody else
vidya preview --end <id>                 the link opens nothing any more; the id as vidya preview printed it
vidya grant [--base https://…]           once, by an administrator: its name and paths are its own, its files lie there
vidya promote [version]                  everybody gets it; [--percent 10] [--cohort staff]: some do; [--reason "…"]
                                         --unrehearsed --reason "…": without the rehearsal that a large share needs
vidya rollout 1,5,25,100 --dwell 15m     by itself, while nothing is wrong
vidya halt --reason "…" | go-on          the rollout stays where it is, or goes on
vidya approve                            does what another owner asked for, as a second owner
vidya rollback --reason "…"              ends what is stopped or in canary, else back to the version before
vidya list                               what is live, in canary, and there
with --as "name" when it is not you; SITE_URL, RELEASE_API, RELEASE_STORE say where the site is`;
