/// A scene that's being added to another by a container view or a relationship.
///
/// If a scene contained itself, it would be created endlessly.
@preconcurrency @MainActor
struct SceneNesting {
  /// A scene, identified by the element of its view controller.
  private struct Place: Equatable {
    var file: String
    var id: String
  }

  /// The scenes that are being created, with the outermost first.
  private static var open: [Place] = []

  /// Starts to add a scene.
  ///
  /// Terminates the app if the segue's destination already contains the segue.
  init(node: StoryboardNode, scene: StoryboardScene) {
    var around = Self.ancestors(of: scene.owner as? UIViewController)
    around += Self.open.filter { !around.contains($0) }
    guard let id = node["destination"], let storyboard = scene.storyboard,
      let destination = storyboard.scene(id: id)
    else {
      Self.open.append(Place(file: scene.file.name, id: ""))
      return
    }
    let place = Place(file: destination.storyboard.file.name, id: destination.id)
    guard !around.contains(place) else {
      let element = destination.storyboard.file.node(id: destination.id)
      scene.file.stop(
        "the scene \(element?.summary ?? destination.id) of \(place.file) contains itself "
          + "through the \(node["kind"] ?? "") segue \(node.summary). Remove this segue, "
          + "or connect it to another scene.",
        exception: "NSInternalInconsistencyException", at: node)
    }
    Self.open.append(place)
  }

  /// Ends adding the scene to the other.
  func end() {
    Self.open.removeLast()
  }

  /// Returns the scenes of a view controller and its ancestors.
  private static func ancestors(of controller: UIViewController?) -> [Place] {
    var places: [Place] = []
    var current = controller
    while let controller = current {
      if let scene = controller.storyboardScene, let id = scene.node(of: controller)?.id {
        places.append(Place(file: scene.file.name, id: id))
      }
      current = controller.parent
    }
    return places
  }
}
