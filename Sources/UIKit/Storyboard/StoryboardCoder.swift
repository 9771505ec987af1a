/// The coder that `init(coder:)` gets when an object comes from a storyboard: it reads the object's XML element.
///
/// A class of UIKit decodes itself: `if let coder = coder as? StoryboardCoder { … }` in its own `init(coder:)`.
final class StoryboardCoder: NSCoder {
  let node: StoryboardNode

  init(node: StoryboardNode) {
    self.node = node
  }

  func string(_ name: String) -> String? { node[name] }

  func double(_ name: String) -> Double? { node[name].flatMap(Double.init) }

  func integer(_ name: String) -> Int? { node[name].flatMap { Int($0) } }

  func bool(_ name: String) -> Bool? { node[name].map { $0 == "YES" } }
}
