import AppRuntime

/// Checks the numbers that data sources answer: there is no list with less than nothing in it.
@MainActor
enum DataSourceCount {
  /// A number of sections; ends the app where it's negative.
  static func sections(_ count: Int) -> Int {
    checked(
      count,
      "Failed to allocate data stores for \(count) sections. Consider using fewer sections.")
  }

  /// A number of rows in a section; ends the app where it's negative.
  static func rows(_ count: Int, section: Int) -> Int {
    checked(
      count,
      """
      Failed to allocate data stores for \(count) rows in section \(section). Consider using \
      fewer rows
      """)
  }

  /// A number of items in a section of a collection view; ends the app where it's negative.
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
