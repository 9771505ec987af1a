/// An element of a storyboard's XML.
final class StoryboardNode {
  let name: String
  let attributes: [String: String]
  /// The line of the file on which the element starts, from 1.
  let line: Int
  private(set) var children: [StoryboardNode] = []
  private(set) weak var parent: StoryboardNode?
  /// The characters between the tags.
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: StoryboardNode) {
    child.parent = self
    children.append(child)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with a name.
  func child(_ name: String) -> StoryboardNode? {
    children.first { $0.name == name }
  }

  /// The first child whose `key` attribute is as given.
  func child(key: String) -> StoryboardNode? {
    children.first { $0["key"] == key }
  }
}
