/// The objects that were made from one scene of a storyboard or from one nib, by identity.
@preconcurrency @MainActor
final class StoryboardScene {
  let file: StoryboardFile
  private var objects: [String: AnyObject] = [:]

  init(file: StoryboardFile) {
    self.file = file
  }

  /// The object of an element, made when it is asked for first.
  func object(for node: StoryboardNode) -> AnyObject? {
    node.id.flatMap(object(id:))
  }

  /// The object with an identity, where it exists already.
  func object(id: String) -> AnyObject? { objects[id] }
}
