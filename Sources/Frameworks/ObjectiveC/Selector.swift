/// The name of a method, as Objective-C spells it.
///
/// Follows <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A place in a storyboard or nib.
  package struct Origin: Sendable {
    /// The name of the file.
    package let file: String
    /// The line in it, from 1.
    package let line: Int

    /// Creates a selector that's identified by a line of a file.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  private let name: String
  /// The place in a storyboard that connects the action, for messages about it.
  package let origin: Origin?

  /// Creates a selector from its Objective-C spelling, such as `buttonTapped:`.
  public init(_ str: String) {
    self.init(str, origin: nil)
  }

  /// Creates a selector from its Objective-C spelling.
  public init(stringLiteral value: String) {
    self.init(value, origin: nil)
  }

  /// Creates a selector that a storyboard names.
  package init(_ name: String, origin: Origin?) {
    self.name = name
    self.origin = origin
  }

  /// The Objective-C spelling.
  public var description: String { name }

  /// The number of the method's arguments.
  package var argumentCount: Int { name.count { $0 == ":" } }

  /// Returns whether both refer to the same method.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.name == second.name
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Returns the Objective-C spelling of a selector.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)>.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// Returns the selector with an Objective-C spelling.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)>.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
