/// The Objective-C name of a method.
///
/// Follows <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A location in a storyboard or nib.
  package struct Origin: Sendable {
    /// The name of the file.
    package let file: String
    /// The line number, starting at 1.
    package let line: Int

    /// Creates a location from a file and a line.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  private let name: String
  /// The location in a storyboard that connects the action, for use in messages.
  package let origin: Origin?

  /// Creates a selector from its Objective-C name, such as `buttonTapped:`.
  public init(_ str: String) {
    self.init(str, origin: nil)
  }

  /// Creates a selector from its Objective-C name.
  public init(stringLiteral value: String) {
    self.init(value, origin: nil)
  }

  /// Creates a selector for a connection in a storyboard.
  package init(_ name: String, origin: Origin?) {
    self.name = name
    self.origin = origin
  }

  /// The Objective-C name.
  public var description: String { name }

  /// The number of the method's arguments.
  package var argumentCount: Int { name.count { $0 == ":" } }

  /// Returns whether two selectors refer to the same method.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Returns the Objective-C name of a selector.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)>.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// Returns the selector with an Objective-C name.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)>.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
