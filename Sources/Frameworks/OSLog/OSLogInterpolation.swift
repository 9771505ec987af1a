/// The text of a message while its parts are put together.
///
/// Follows <https://developer.apple.com/documentation/os/osloginterpolation>.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty text.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text as it is.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: value())
  }
}
