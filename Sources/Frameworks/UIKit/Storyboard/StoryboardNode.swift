/// An element in a storyboard's XML.
final class StoryboardNode {
  let name: String
  private(set) var attributes: [String: String]
  /// The line where the element starts, counted from 1.
  let line: Int
  private(set) var children: [StoryboardNode] = []
  private(set) weak var parent: StoryboardNode?
  /// The file that contains the element, after it has been read.
  weak var file: StoryboardFile?
  /// Whether a view or a constraint is installed for the traits.
  ///
  /// Outlets are connected in any case.
  private(set) var isInstalled = true
  /// The original attributes and children in the file, if size classes vary them.
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

  /// The element's identifier in its file.
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

  /// A description of the element as it appears in the file, such as `<button id="abc-de-fgh">`.
  var summary: String {
    id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>"
  }

  /// Restores the original element in the file.
  func forgetVariations() {
    isInstalled = true
    guard let asRead else { return }
    (attributes, children) = asRead
  }

  /// Applies the attributes and keyed children of a `variation`.
  func vary(by variation: StoryboardNode) {
    keepAsRead()
    attributes.merge(variation.attributes.filter { $0.key != "key" }) { _, varied in varied }
    for child in variation.children {
      guard child.name != "mask", let key = child["key"] else { continue }
      children.removeAll { $0["key"] == key && $0.name != "variation" }
      children.append(child)
    }
  }

  /// Whether the element and all enclosing elements are installed.
  var isInHierarchy: Bool { isInstalled && parent?.isInHierarchy ?? true }

  /// Marks the children with specific identifiers as not installed.
  func uninstallChildren(ids: Set<String>) {
    for child in children where child.id.map(ids.contains) == true { child.isInstalled = false }
  }

  private func keepAsRead() {
    if asRead == nil { asRead = (attributes, children) }
  }

  /// Calls a closure for this element and all descendants, in document order.
  func visit(_ body: (StoryboardNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
