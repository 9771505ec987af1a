import Foundation

/// A part of something ordered.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrange>.
public struct CFRange: Sendable {
  /// The place of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at the beginning.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range of some elements.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Returns a range of some elements.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrangemake(_:_:)>.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
