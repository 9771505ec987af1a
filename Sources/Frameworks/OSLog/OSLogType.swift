/// How serious a message is.
///
/// Follows <https://developer.apple.com/documentation/os/oslogtype>.
public struct OSLogType: Equatable, Sendable {
  /// The word that begins a line of this kind.
  let name: String

  /// The usual kind.
  public static let `default` = OSLogType(name: "default")
  /// Helpful, but not essential for finding a problem.
  public static let info = OSLogType(name: "info")
  /// Useful only during development.
  public static let debug = OSLogType(name: "debug")
  /// An error of the app.
  public static let error = OSLogType(name: "error")
  /// An error of the system, or one of several processes.
  public static let fault = OSLogType(name: "fault")
}
