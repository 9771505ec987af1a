/// A failed check or an exception that the app has stopped at.
struct FailedCheck: Equatable {
  /// The kind of the failure, such as `Fatal error`, or the name of the exception.
  let kind: String
  /// The sentence that describes the failure.
  let text: String
  /// Whether UIKit has raised an exception.
  let isException: Bool

  /// An exception whose message hasn't arrived yet.
  static let unreported = FailedCheck(
    "Terminating app due to uncaught exception 'NSException', reason: see the debug console")

  /// - Parameter message: The message that ends the app, such as `Fatal error: Index out of range`.
  init(_ message: String) {
    text = message
    let exception = message.firstMatch(of: /uncaught exception '(\w+)', reason:/)
    isException = exception != nil
    kind =
      exception.map { String($0.1) } ?? message.split(separator: ":").first.map(String.init)
      ?? message
  }
}
