import Foundation

/// The transform of the command that a visitor is currently handling, and the saved transforms.
package struct TransformStack {
  /// The transform from the command's coordinates to the frame's.
  package private(set) var current = Transform.identity
  private var saved: [Transform] = []

  /// Creates a stack for the start of a frame.
  package init() {}

  /// Saves the transform, for a `save` command or the start of a group.
  package mutating func save() { saved.append(current) }

  /// Restores the transform that was saved last.
  package mutating func restore() { current = saved.popLast() ?? current }

  /// Applies a transform before the current one.
  package mutating func concatenate(_ transform: Transform) {
    current = transform.followed(by: current)
  }
}
