import DeviceProtocol
import Foundation

/// What a recorded step is about: an element as flows and UI tests find it, or a place where none
/// is.
struct RecordedTarget: Equatable, Sendable {
  /// The element's number, the same as long as it lives; `nil` for a place.
  var id: Int?
  /// What a flow finds the element by.
  var selector: SuggestedSelector?
  /// What a UI test finds the element by, from its app on.
  var query: String?
  /// Where the finger was on the screen, in parts of its width and height.
  var place: CGPoint
  /// Where the finger was in the element, in parts of its width and height; `nil` for its middle.
  var inside: CGPoint?
  /// What it is to a UI test.
  var kind: ElementKind?

  /// Returns whether two targets are the same element or point.
  func isSame(as other: RecordedTarget) -> Bool {
    if let id, let otherID = other.id { return id == otherID && inside == other.inside }
    return id == other.id && hypot(place.x - other.place.x, place.y - other.place.y) < 0.03
  }
}
