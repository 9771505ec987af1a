#ifndef QUINCE_WEB_LIMITS_H
#define QUINCE_WEB_LIMITS_H

/// The limits of everything that the app and the processes with pages send. Those processes run
/// strangers' code, and could be taken over by it.
enum {
  /// The maximum size of a packet after its kind, in bytes, as in `AppLimit.webMessage`.
  LONGEST_PACKET = 32000000,
  /// The maximum length of a text, such as a title, in bytes.
  LONGEST_TEXT = 1000000,
  /// The maximum size of a history that the app can restore, in bytes.
  LONGEST_SESSION = 700000,
  /// The maximum length of a value of a script, in bytes of JSON.
  LONGEST_VALUE = 16000000,
  /// The maximum number of values inside a value of a script.
  MOST_VALUES = 200000,
  /// The maximum number of levels of a value that are sent.
  DEEPEST_VALUE = 64,
  /// The maximum number of items of a list that the app sends.
  MOST_ITEMS = 10000,
  /// The maximum number of decisions and dialogs of a page that wait for the app.
  MOST_QUESTIONS = 1000,
  /// The maximum side of a page, in points and in pixels.
  LONGEST_SIDE = 4096,
  LONGEST_SIDE_IN_PIXELS = 16384,
  /// The maximum size of the pixels of an image of a page, in bytes.
  MOST_BYTES = 80000000,
  /// The maximum number of pixels per point, above which the engine ends.
  LARGEST_SCALE = 5,
};

#endif
