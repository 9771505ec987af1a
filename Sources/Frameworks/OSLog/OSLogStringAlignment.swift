/// The alignment of a value in a message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogstringalignment>.
public struct OSLogStringAlignment {
  private let columns: Int
  private let isLeft: Bool

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }

  /// Returns a right alignment in a number of columns.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  /// Returns a left alignment in a number of columns.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func text(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + padding : padding + text
  }
}
