/// The crashes of a device's apps.
struct CrashRecord {
  /// The latest crash of any app.
  private(set) var last: CrashLog?
  /// The number of crashes.
  private(set) var count = 0
  /// The latest crash that no error has reported yet.
  private var unseen: CrashLog?

  /// Records a crash.
  mutating func add(_ crash: CrashLog) {
    last = crash
    unseen = crash
    count += 1
  }

  /// Returns the latest unreported crash, and marks it as reported.
  mutating func takeUnseen() -> CrashLog? {
    defer { unseen = nil }
    return unseen
  }

  /// Marks the latest crash as reported, or as no longer relevant.
  mutating func markAsSeen() {
    unseen = nil
  }
}
