import AppBuilder

/// Finds the members that a storyboard connects, but that classes don't have.
struct MissingMembers {
  private let document: InterfaceDocument
  private let project: EditedProject
  private let checks: ConnectionChecks

  init(
    of document: InterfaceDocument, in project: EditedProject, _ catalog: ConnectionChecks.Catalog
  ) {
    self.document = document
    self.project = project
    checks = ConnectionChecks(
      document: document, target: project.target, index: project.module.index,
      interface: project.site.interface, catalog: catalog)
  }

  /// The members, in the order of their connections.
  var all: [MissingMember] {
    let elements = document.elementsByID
    return document.root.all.compactMap { element in
      switch element.name {
      case "outlet":
        guard let (type, key) = checks.missingOutlet(element) else { return nil }
        let destination = element["destination"].flatMap { elements[$0] }
        return member(
          key, of: type, at: element.line,
          ["@IBOutlet weak var \(key): \(className(of: destination) ?? "AnyObject")!"])
      case "action":
        guard let (type, _, selector) = checks.missingAction(element, elements) else { return nil }
        let sender = className(of: element.parent?.parent) ?? "Any"
        guard let declaration = Self.declaration(of: selector, sender: sender) else { return nil }
        return member(
          selector, of: type, at: element.line, [declaration + " {", "}"], isAction: true)
      default: return nil
      }
    }
  }

  private func member(
    _ name: String, of type: ClassDeclaration, at line: Int, _ code: [String],
    isAction: Bool = false
  ) -> MissingMember? {
    guard CompilerFlags.isIdentifier(String(name.prefix { $0 != ":" })),
      project.module.index.declares(type),
      let file = project.module.sources.first(where: { $0.index == type.file })
    else { return nil }
    let start = file.location(of: type.node.name.offsets.lowerBound)
    let end = file.location(of: type.node.memberBlock.rightBrace.offsets.lowerBound)
    return MissingMember(
      name: name, isAction: isAction, path: file.url.path, line: start.line, column: start.column,
      lastLine: end.line, lastColumn: end.column, code: code,
      storyboard: document.file.lastPathComponent, storyboardLine: line)
  }

  /// Returns the class of an object in the storyboard, if the app can name it.
  private func className(of element: InterfaceDocument.Element?) -> String? {
    guard let element else { return nil }
    if let custom = element["customClass"], project.module.index.findClass(custom) != nil {
      return custom
    }
    let name = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    return project.site.interface.hasClass(name) ? name : nil
  }

  /// Returns the declaration of the action with a selector, or `nil` if it can't be an action's.
  private static func declaration(of selector: String, sender: String) -> String? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    switch parts.count {
    case 0: return "@IBAction func \(selector)()"
    case 1:
      let name = parts[0]
      guard name.hasSuffix("WithSender") else {
        return "@IBAction func \(name)(_ sender: \(sender))"
      }
      return "@IBAction func \(name.dropLast("WithSender".count))(sender: \(sender))"
    case 2 where CompilerFlags.isIdentifier(parts[1]):
      return "@IBAction func \(parts[0])(_ sender: \(sender), \(parts[1]) event: UIEvent)"
    default: return nil
    }
  }
}
