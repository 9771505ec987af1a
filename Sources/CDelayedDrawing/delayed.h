#ifndef QUINCE_DELAYED_H
#define QUINCE_DELAYED_H

#include <stddef.h>

/// Returns the function with a name in the drawing libraries, and loads them if necessary.
///
/// Terminates the process if none of the libraries contains the function.
void *quince_drawing_function(const char *name);

/// Defines a function that calls the function with the same name in the drawing libraries.
#define DELAYED(result, name, parameters, arguments)                            \
  result(name) parameters {                                                     \
    static result(*kept) parameters;                                            \
    result(*original) parameters = __atomic_load_n(&kept, __ATOMIC_RELAXED);    \
    if (original == NULL) {                                                     \
      *(void **)&original = quince_drawing_function(#name);                     \
      __atomic_store_n(&kept, original, __ATOMIC_RELAXED);                      \
    }                                                                           \
    return original arguments;                                                  \
  }

// These macros have the types of the parameters as arguments.
#define DELAYED0(result, name) DELAYED(result, name, (void), ())
#define DELAYED1(result, name, A) DELAYED(result, name, (A a), (a))
#define DELAYED2(result, name, A, B) DELAYED(result, name, (A a, B b), (a, b))
#define DELAYED3(result, name, A, B, C) DELAYED(result, name, (A a, B b, C c), (a, b, c))
#define DELAYED4(result, name, A, B, C, D) DELAYED(result, name, (A a, B b, C c, D d), (a, b, c, d))
#define DELAYED5(result, name, A, B, C, D, E) \
  DELAYED(result, name, (A a, B b, C c, D d, E e), (a, b, c, d, e))
#define DELAYED6(result, name, A, B, C, D, E, F) \
  DELAYED(result, name, (A a, B b, C c, D d, E e, F f), (a, b, c, d, e, f))
#define DELAYED7(result, name, A, B, C, D, E, F, G) \
  DELAYED(result, name, (A a, B b, C c, D d, E e, F f, G g), (a, b, c, d, e, f, g))
#define DELAYED9(result, name, A, B, C, D, E, F, G, H, I) \
  DELAYED(result, name, (A a, B b, C c, D d, E e, F f, G g, H h, I i), (a, b, c, d, e, f, g, h, i))

#endif
