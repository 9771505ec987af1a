import AppBuilder
import Foundation
import Safeguards

/// Finds the names in a storyboard or nib that must change with those in code.
struct InterfaceRenaming {
  private let document: InterfaceDocument
  private let text: InterfaceText
  private let renamed: RenamedDeclarations

  /// - Throws: `BuildFailure`, `FileFailure` if the file can't be read.
  init(of file: URL, to renamed: RenamedDeclarations) throws {
    document = try InterfaceDocument(file)
    text = try InterfaceText(file)
    self.renamed = renamed
  }

  /// The changes of the file.
  var changes: [TextReplacement] {
    let elements = document.elementsByID
    return document.root.all.flatMap { element in
      [
        customClass(element), outlet(element), action(element, elements), unwinding(element),
        attribute(element),
      ].compactMap(\.self)
    }
  }

  private func customClass(_ element: InterfaceDocument.Element) -> TextReplacement? {
    element["customClass"].flatMap { renamed.classes[$0] }
      .flatMap { text.replace("customClass", of: element, with: $0) }
  }

  private func outlet(_ element: InterfaceDocument.Element) -> TextReplacement? {
    guard ["outlet", "outletCollection"].contains(element.name), let key = element["property"],
      let new = name(key, in: element.parent?.parent, renamed.keys)
    else { return nil }
    return text.replace("property", of: element, with: new)
  }

  private func action(
    _ element: InterfaceDocument.Element, _ elements: [String: InterfaceDocument.Element]
  ) -> TextReplacement? {
    guard element.name == "action", let selector = element["selector"],
      let new = name(
        selector, in: element["destination"].flatMap { elements[$0] }, renamed.selectors)
    else { return nil }
    return text.replace("selector", of: element, with: new)
  }

  /// Any view controller can have the action that a segue unwinds to.
  private func unwinding(_ element: InterfaceDocument.Element) -> TextReplacement? {
    guard let selector = element["unwindAction"],
      let new = renamed.selectors.values.lazy.compactMap({ $0[selector] }).first
    else { return nil }
    return text.replace("unwindAction", of: element, with: new)
  }

  /// Only the first name of a key path belongs to the class.
  private func attribute(_ element: InterfaceDocument.Element) -> TextReplacement? {
    guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] else {
      return nil
    }
    let key = String(path.prefix { $0 != "." })
    guard let new = name(key, in: element.parent?.parent, renamed.keys) else { return nil }
    return text.replace("keyPath", of: element, with: new + path.dropFirst(key.count))
  }

  /// Returns the new name of a member of an object's class or its superclasses.
  private func name(
    _ old: String, in object: InterfaceDocument.Element?,
    _ names: [ObjectIdentifier: [String: String]]
  ) -> String? {
    guard let type = object?["customClass"].flatMap({ renamed.index.findClass($0) }) else {
      return nil
    }
    return renamed.index.lineage(of: type).lazy.compactMap { names[ObjectIdentifier($0)]?[old] }
      .first
  }
}
