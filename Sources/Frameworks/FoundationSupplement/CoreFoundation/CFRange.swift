import Foundation

/// A range of elements.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrange>.
public struct CFRange: Sendable {
  /// The index of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at the beginning.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range from a location and length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Returns a range with a location and length.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrangemake(_:_:)>.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
