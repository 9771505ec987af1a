// The built framework has the system's header instead of this one, because only developers have the system's.
#include <sqlite3.h>
