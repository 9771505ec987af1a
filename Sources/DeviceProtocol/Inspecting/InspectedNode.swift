import Foundation

/// A window, a view controller or a view among those of an app.
package struct InspectedNode: Codable, Equatable, Sendable {
  /// The type of object that a node represents.
  package enum Kind: String, Codable, Sendable { case window, controller, view }

  /// A property of a node that should be visible at first glance.
  package enum Mark: String, Codable, Sendable {
    /// A node that isn't visible.
    case hidden
    /// A node whose constraints leave its position or size open.
    case ambiguous
    /// A constraint that is about it is left out, because it conflicts with others.
    case broken
    /// A node of the app's own class.
    case custom
  }

  /// The same for the same object as long as it lives.
  package var id: Int
  /// The number of ancestors.
  package var depth: Int
  /// The type of object that it represents.
  package var kind: Kind
  /// The class, such as `UIButton`.
  package var type: String
  /// The property of the app's own that holds it, such as `titleLabel`.
  package var name: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The text that it shows.
  package var text: String?
  /// The frame, in points of the screen.
  package var frame: CGRect
  /// The part of the frame that can be seen, if that isn't all of it.
  package var shown: CGRect?
  /// The node's notable properties.
  package var marks: [Mark]

  /// Creates a node with only its basic values.
  package init(id: Int, depth: Int, kind: Kind, type: String, frame: CGRect) {
    self.id = id
    self.depth = depth
    self.kind = kind
    self.type = type
    self.frame = frame
    marks = []
  }
}
