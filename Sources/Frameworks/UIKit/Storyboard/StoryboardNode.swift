/// An element of a storyboard's XML.
final class StoryboardNode {
  let name: String
  private(set) var attributes: [String: String]
  /// The line of the file on which the element starts, from 1.
  let line: Int
  private(set) var children: [StoryboardNode] = []
  private(set) weak var parent: StoryboardNode?
  /// The file that the element is in, once it has been read.
  weak var file: StoryboardFile?
  /// Whether the traits have a view or a constraint take part; outlets have it in any case.
  private(set) var isInstalled = true
  /// The attributes and children as the file has them, if a size class varies them.
  private var asRead: (attributes: [String: String], children: [StoryboardNode])?
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

  /// The element's identity in its file.
  var id: String? { attributes["id"] }

  /// Returns the first child with a name.
  func child(_ name: String) -> StoryboardNode? {
    children.first { $0.name == name }
  }

  /// Returns the children of the first child with a name, such as `subviews`.
  func children(of name: String) -> [StoryboardNode] {
    child(name)?.children ?? []
  }

  /// Returns the first child with a value of its `key` attribute.
  func child(key: String) -> StoryboardNode? {
    children.first { $0["key"] == key }
  }

  /// The element as the user finds it in the file, such as `<button id="abc-de-fgh">`.
  var summary: String {
    id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>"
  }

  /// Is the element again that the file has.
  func forgetVariations() {
    isInstalled = true
    guard let asRead else { return }
    (attributes, children) = asRead
  }

  /// Adopts the attributes and keyed children of a `variation`.
  func vary(by variation: StoryboardNode) {
    keepAsRead()
    attributes.merge(variation.attributes.filter { $0.key != "key" }) { _, varied in varied }
    for child in variation.children {
      guard child.name != "mask", let key = child["key"] else { continue }
      children.removeAll { $0["key"] == key && $0.name != "variation" }
      children.append(child)
    }
  }

  /// Whether the element and everything that it's in are installed.
  var isInHierarchy: Bool { isInstalled && parent?.isInHierarchy ?? true }

  /// Notes of the children with an identity that's listed that they aren't installed.
  func uninstallChildren(ids: Set<String>) {
    for child in children where child.id.map(ids.contains) == true { child.isInstalled = false }
  }

  private func keepAsRead() {
    if asRead == nil { asRead = (attributes, children) }
  }

  /// Calls the body for this element and every one below it, in document order.
  func visit(_ body: (StoryboardNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
