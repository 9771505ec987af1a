import DeviceProtocol
import Foundation

/// The target of a recorded step, which is an element in the form that flows and UI tests use to
/// find it, or a point without an element.
struct RecordedTarget: Equatable, Sendable {
  /// The element's ID, which doesn't change during its lifetime, or `nil` for a point.
  var id: Int?
  /// The selector that a flow uses to find the element.
  var selector: SuggestedSelector?
  /// The part of a UI test's query after the app that finds the element.
  var query: String?
  /// The location of the touch on the screen, as fractions of its width and height.
  var place: CGPoint
  /// The location of the touch in the element, as fractions of its width and height, or `nil` for
  /// the center.
  var inside: CGPoint?
  /// The element's type in UI tests.
  var kind: ElementKind?

  /// Returns whether two targets are the same element or point.
  func isSame(as other: RecordedTarget) -> Bool {
    if let id, let otherID = other.id { return id == otherID && inside == other.inside }
    return id == other.id && hypot(place.x - other.place.x, place.y - other.place.y) < 0.03
  }
}
