/// The text of a message while it's being interpolated.
///
/// Follows <https://developer.apple.com/documentation/os/osloginterpolation>.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(argumentString())
  }

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(format.text(number()))
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(format.text(Double(number())))
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(format.text(number()))
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: text += boolean() ? "true" : "false"
    case .answer: text += boolean() ? "yes" : "no"
    }
  }

  /// Appends the description of an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    text += argumentObject().description
  }

  /// Appends the description of an object, or `(null)` if it's `nil`.
  public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    text += object()?.description ?? "(null)"
  }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: error())
  }

  /// Appends an error, or `(null)` if it's `nil`.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    text += error().map { String(describing: $0) } ?? "(null)"
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(String(describing: value()))
  }

  /// Appends the description of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(value().description)
  }
}
