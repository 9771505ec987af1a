/// A length of time as kernel functions return it.
public struct time_value {
  /// The whole seconds.
  public var seconds: integer_t
  /// The microseconds after them.
  public var microseconds: integer_t

  /// Creates a length of zero.
  public init() { self.init(seconds: 0, microseconds: 0) }

  /// Creates a length from whole seconds and microseconds.
  public init(seconds: integer_t, microseconds: integer_t) {
    self.seconds = seconds
    self.microseconds = microseconds
  }
}

/// A length of time as kernel functions return it.
public typealias time_value_t = time_value
