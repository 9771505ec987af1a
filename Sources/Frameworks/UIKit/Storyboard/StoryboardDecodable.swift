import Foundation

/// A class whose objects storyboards can describe. Subclasses inherit the conformance.
@preconcurrency @MainActor
protocol StoryboardDecodable: AnyObject {
  /// Creates an object of the class that it's called on; `nil` if the storyboard describes none.
  static func decode(from coder: StoryboardCoder) -> AnyObject?
}

extension StoryboardDecodable where Self: NSCoding {
  static func decode(from coder: StoryboardCoder) -> AnyObject? { Self(coder: coder) }
}
