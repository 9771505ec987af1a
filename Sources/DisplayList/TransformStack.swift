import Foundation

/// The transform of the command that a visitor of a frame is at, and those that come back.
package struct TransformStack {
  /// The transform from the command's coordinates to the frame's.
  package private(set) var current = Transform.identity
  private var saved: [Transform] = []

  /// Creates a stack for the start of a frame.
  package init() {}

  /// Keeps the transform, for a `save` or the beginning of a group.
  package mutating func save() { saved.append(current) }

  /// Takes the transform back that was kept last.
  package mutating func restore() { current = saved.popLast() ?? current }

  /// Puts a transform before the current one.
  package mutating func concatenate(_ transform: Transform) {
    current = transform.followed(by: current)
  }
}
