#include "LaunchHook.h"

void composable_everywhere_did_launch(void);

// Swift has no code that runs at launch. A test that fails before it has used anything of this package would
// find the default reporter in its place.
__attribute__((constructor)) static void launch(void) { composable_everywhere_did_launch(); }
