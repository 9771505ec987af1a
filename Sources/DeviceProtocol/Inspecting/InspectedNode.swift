import Foundation

/// A window, view controller, or view in an app's hierarchy.
package struct InspectedNode: Codable, Equatable, Sendable {
  /// The type of object that a node represents.
  package enum Kind: String, Codable, Sendable { case window, controller, view }

  /// A notable property of a node that should be visible in the tree.
  package enum Mark: String, Codable, Sendable {
    /// A node that isn't visible.
    case hidden
    /// A node whose constraints don't determine its position or size.
    case ambiguous
    /// A node with a constraint that's ignored because it conflicts with others.
    case broken
    /// A node of a class that the app declares.
    case custom
  }

  /// A number that identifies the object during its lifetime.
  package var id: Int
  /// The number of ancestors.
  package var depth: Int
  /// The type of object that it represents.
  package var kind: Kind
  /// The class, such as `UIButton`.
  package var type: String
  /// The name of the app's property that holds the object, such as `titleLabel`.
  package var name: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The visible text.
  package var text: String?
  /// The frame, in points on the screen.
  package var frame: CGRect
  /// The visible part of the frame, if it isn't the entire frame.
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
