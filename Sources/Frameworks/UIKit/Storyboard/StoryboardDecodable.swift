import Foundation

/// A class whose objects storyboards can describe. Subclasses inherit the conformance.
@preconcurrency @MainActor
protocol StoryboardDecodable: AnyObject {
  /// Creates an object of the class that this is called on, or returns `nil` if the storyboard
  /// doesn't describe any.
  static func decode(from coder: StoryboardCoder) -> AnyObject?
}

extension StoryboardDecodable where Self: NSCoding {
  static func decode(from coder: StoryboardCoder) -> AnyObject? { Self(coder: coder) }
}
