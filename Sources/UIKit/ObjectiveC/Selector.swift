/// The name of a method, as Objective-C spells it.
///
/// Follows <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates a selector from its Objective-C spelling, such as `buttonTapped:`.
  public init(_ str: String) {
    name = str
  }

  /// Creates a selector from its Objective-C spelling.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The Objective-C spelling.
  public var description: String { name }

  /// How many arguments the method takes.
  var argumentCount: Int { name.count { $0 == ":" } }
}

/// The Objective-C spelling of a selector.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)>.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// The selector with an Objective-C spelling.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)>.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
