import AppRuntime

/// Checks the numbers that data sources return.
///
/// A negative number terminates the app.
@MainActor
enum DataSourceCount {
  /// Returns a number of sections, or terminates the app if it's negative.
  static func sections(_ count: Int) -> Int {
    checked(
      count,
      "Failed to allocate data stores for \(count) sections. Consider using fewer sections.")
  }

  /// Returns a number of rows in a section, or terminates the app if it's negative.
  static func rows(_ count: Int, section: Int) -> Int {
    checked(
      count,
      """
      Failed to allocate data stores for \(count) rows in section \(section). Consider using \
      fewer rows
      """)
  }

  /// Returns a number of items in a section of a collection view, or terminates the app if it's
  /// negative.
  static func items(_ count: Int, section: Int) -> Int {
    checked(
      count,
      """
      Failed to allocate data stores for \(count) items in section \(section). Consider using \
      fewer items
      """)
  }

  private static func checked(_ count: Int, _ message: String) -> Int {
    guard count < 0 else { return count }
    UncaughtException.stop(message, exception: "NSInternalInconsistencyException")
  }
}
