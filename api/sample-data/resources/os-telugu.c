/* ls | wc -l: అభ్యాసం. ఖాళీలను మీరే పూరించండి, తర్వాత gcc తో కంపైల్ చేయండి. */
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static void start(char *const command[], int from, int to, const int ends[2]) {
    /* 1. fork చేయండి; పేరెంట్ వెంటనే తిరిగి వెళ్లాలి. */
    /* 2. from, to లను 0, 1 కు dup2 చేయండి. */
    /* 3. పైప్ రెండు చివరలనూ మూసి, execvp ను పిలవండి. */
    (void)command, (void)from, (void)to, (void)ends;
}

int main(void) {
    char *const list[] = {"ls", NULL};
    char *const count[] = {"wc", "-l", NULL};
    int ends[2];
    if (pipe(ends) != 0) return EXIT_FAILURE;
    start(list, STDIN_FILENO, ends[1], ends);
    start(count, ends[0], STDOUT_FILENO, ends);
    close(ends[0]);
    close(ends[1]);
    while (wait(NULL) > 0) {
    }
    return EXIT_SUCCESS;
}
