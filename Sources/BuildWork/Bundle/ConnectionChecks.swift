import AppBuilder
import Foundation

/// Compares the names in a storyboard or nib with those in the target.
struct ConnectionChecks {
  /// The names in the target's asset catalogs.
  struct Catalog {
    var images: Set<String> = []
    var colors: Set<String> = []
  }

  let document: InterfaceDocument
  let target: AppTarget
  let index: DeclarationIndex
  let interface: UIKitInterface
  let catalog: Catalog
  private let systemImages: Set<String>

  init(
    document: InterfaceDocument, target: AppTarget, index: DeclarationIndex,
    interface: UIKitInterface, catalog: Catalog
  ) {
    self.document = document
    self.target = target
    self.index = index
    self.interface = interface
    self.catalog = catalog
    let resources = document.root.children.first { $0.name == "resources" }
    systemImages = Set(
      resources?.children.filter { $0.name == "image" && $0["catalog"] == "system" }
        .compactMap { $0["name"] } ?? [])
  }

  /// Returns the warnings, in the order in which they occur in the file.
  func run() -> [Diagnostic] {
    let elements = document.root.all
    let byID = document.elementsByID
    var warnings: [Diagnostic] = []
    for element in elements {
      switch element.name {
      case "outlet", "outletCollection": warnings += outlet(element)
      case "action": warnings += action(element, byID)
      case "userDefinedRuntimeAttribute": warnings += attribute(element)
      default:
        if element["customClass"] != nil { warnings += customClass(element) }
        warnings += names(element)
      }
    }
    return warnings
  }

  // MARK: Connections

  /// Returns the class of a connected object, and the outlet that the class doesn't have.
  func missingOutlet(_ element: InterfaceDocument.Element)
    -> (type: ClassDeclaration, key: String)?
  {
    guard let owner = owner(of: element), let key = element["property"],
      let type = index.findClass(owner.name), !has(type, key: key)
    else { return nil }
    return (type, key)
  }

  private func outlet(_ element: InterfaceDocument.Element) -> [Diagnostic] {
    guard let owner = owner(of: element), let (_, key) = missingOutlet(element) else { return [] }
    return [
      warning(
        "the class \(owner.name) has no outlet '\(key)'", element,
        describe(owner.element),
        hint: "on iOS, the app would crash here: remove the connection, or add "
          + "`@IBOutlet var \(key)` to \(owner.name)")
    ]
  }

  /// Returns the class that receives an action, and the selector that the class doesn't have.
  func missingAction(
    _ element: InterfaceDocument.Element, _ byID: [String: InterfaceDocument.Element]
  ) -> (type: ClassDeclaration, receiver: String, selector: String)? {
    guard let id = element["destination"], let destination = byID[id],
      let selector = element["selector"],
      destination["placeholderIdentifier"] != "IBFirstResponder",
      let receiver = destination["customClass"], let type = index.findClass(receiver),
      !has(type, selector: selector)
    else { return nil }
    return (type, receiver, selector)
  }

  private func action(
    _ element: InterfaceDocument.Element, _ byID: [String: InterfaceDocument.Element]
  ) -> [Diagnostic] {
    guard let (_, receiver, selector) = missingAction(element, byID) else { return [] }
    return [
      warning(
        "the class \(receiver) has no action '\(selector)'", element,
        owner(of: element).map { describe($0.element) } ?? describe(element.parent),
        hint:
          "on iOS, the app would crash when this action is sent: remove the connection, or add "
          + "the method"
      )
    ]
  }

  /// Returns whether a class or one of its superclasses accepts values for keys that have no
  /// property.
  private func takesAnyKey(_ type: ClassDeclaration) -> Bool {
    let names: Set = ["setValue(_:forUndefinedKey:)", "setValue(_:forKey:)"]
    return index.lineage(of: type).contains { $0.members.contains { names.contains($0.fullName) } }
  }

  private func attribute(_ element: InterfaceDocument.Element) -> [Diagnostic] {
    guard let owner = element.parent?.parent, let name = owner["customClass"],
      let path = element["keyPath"], let type = index.findClass(name)
    else { return [] }
    let key = path.prefix { $0 != "." }
    guard !has(type, key: String(key)), !takesAnyKey(type) else { return [] }
    return [
      warning(
        "the class \(name) has no property '\(key)' for a user defined runtime attribute", element,
        describe(owner), hint: "add `@IBInspectable var \(key)` to \(name)")
    ]
  }

  /// Returns the object that a connection belongs to, and the name of its class.
  private func owner(of element: InterfaceDocument.Element)
    -> (name: String, element: InterfaceDocument.Element)?
  {
    guard element.parent?.name == "connections", let owner = element.parent?.parent,
      let name = owner["customClass"]
    else { return nil }
    return (name, owner)
  }

  private func has(_ type: ClassDeclaration, key: String) -> Bool {
    let lower = key.prefix(1).lowercased() + key.dropFirst()
    let upper = key.prefix(1).uppercased() + key.dropFirst()
    for type in index.lineage(of: type) {
      for member in type.members where member.kind == .property {
        if [key, lower, upper].contains(member.key) || member.name == key { return true }
      }
    }
    if index.foreignMembers.values.contains(where: { $0.contains { $0.name == key } }) {
      return true
    }
    guard let framework = index.frameworkSuperclass(of: type) else { return false }
    let isKey = "is" + key.prefix(1).uppercased() + key.dropFirst()
    return Self.commonKeys.contains(key) || interface.hasProperty(key, in: framework)
      || interface.hasProperty(isKey, in: framework) || !interface.hasClass(framework)
  }

  private func has(_ type: ClassDeclaration, selector: String) -> Bool {
    for type in index.lineage(of: type) {
      for member in type.members where member.kind != .initializer {
        if member.selector == selector { return true }
      }
    }
    if index.foreignMembers.values.contains(where: { $0.contains { $0.selector == selector } }) {
      return true
    }
    let base = String(selector.prefix { $0 != ":" })
    return !interface.methods(named: base).isEmpty
      || FrameworkSelectors.names.values.contains(selector)
  }

  private static let commonKeys: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "searchDisplayController",
    "accessoryView", "backgroundView", "contentView", "inputView", "inputAccessoryView",
    "cornerRadius",
  ]

  // MARK: Names

  private func customClass(_ element: InterfaceDocument.Element) -> [Diagnostic] {
    guard let name = element["customClass"] else { return [] }
    if let module = element["customModule"], module != target.moduleName,
      element["customModuleProvider"] != "target"
    {
      return []
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if index.findClass(last) != nil || name.hasPrefix("UI") || interface.hasClass(last)
      || index.classes.contains(where: { $0.objcName == name })
    {
      return []
    }
    return [
      warning(
        "unknown class \(name)", element, describe(element),
        hint: "the target has no class with this name; as on iOS, its base class is used")
    ]
  }

  private func names(_ element: InterfaceDocument.Element) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for key in ["image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage"] {
      guard let name = element[key], element["catalog"] != "system",
        element.name == "imageView" || element.name == "state" || element.name == "tabBarItem"
          || element.name == "barButtonItem" || element.name == "button",
        !catalog.images.contains(name), !systemImages.contains(name)
      else { continue }
      warnings.append(
        warning("the target has no image '\(name)'", element, describe(element), hint: nil))
    }
    if element.name == "color", let name = element["name"], !catalog.colors.contains(name) {
      warnings.append(
        warning("the target has no color '\(name)'", element, describe(element.parent), hint: nil)
      )
    }
    return warnings
  }

  private func describe(_ element: InterfaceDocument.Element?) -> String {
    guard let element else { return "" }
    var text = element.name
    if let label = element["userLabel"] ?? element["title"] ?? element["text"] {
      text += " \"\(label)\""
    }
    if let id = element["id"] { text += " id \(id)" }
    return text
  }

  private func warning(
    _ message: String, _ element: InterfaceDocument.Element, _ what: String, hint: String?
  ) -> Diagnostic {
    Diagnostic(
      .warning, message, file: document.file.path, line: element.line,
      element: what.isEmpty ? nil : what, hint: hint)
  }
}
