import ProjectTemplates

/// A scene to add to a storyboard.
package struct NewScene: Sendable {
  /// The storyboard identifier.
  let name: ItemName
  /// The class of the controller: one of the target's, or one of UIKit's controllers; or `nil` for
  /// the one with the scene's name.
  let type: TypeName?
  /// The scenes that a navigation or tab controller shows from the start, by their storyboard
  /// identifiers or the classes of their controllers.
  let shown: [String]
  /// Whether the storyboard starts with the scene.
  let isInitial: Bool

  /// Creates a scene.
  package init(
    _ name: ItemName, of type: TypeName? = nil, showing shown: [String] = [],
    isInitial: Bool = false
  ) {
    self.name = name
    self.type = type
    self.shown = shown
    self.isInitial = isInitial
  }
}
